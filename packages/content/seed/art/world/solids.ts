import type { Point } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import type { Tones } from '../base/times.ts';
import type { Camera, Place } from './camera.ts';

/** One flat side of a thing, with its colour. */
export interface Face {
  corners: readonly Place[];
  fill: string;
  /** Added to its depth when the order of drawing is settled. */
  bias?: number;
  /** Taken in place of its depth, for things that stand side by side on one ground. */
  order?: number;
  /** Seen from both sides. */
  open?: boolean;
}

/** The six sides of an upright box. Its left and top are lit, its right side lies in shade. */
export function box(
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  depth: number,
  tones: Tones,
): Face[] {
  const [r, t, b] = [x + width, y + height, z + depth];
  return [
    {
      corners: [
        [x, t, z],
        [x, t, b],
        [r, t, b],
        [r, t, z],
      ],
      fill: tones.light,
    },
    {
      corners: [
        [x, y, z],
        [x, t, z],
        [r, t, z],
        [r, y, z],
      ],
      fill: tones.mid,
    },
    {
      corners: [
        [r, y, z],
        [r, t, z],
        [r, t, b],
        [r, y, b],
      ],
      fill: tones.dark,
    },
    {
      corners: [
        [x, y, b],
        [x, t, b],
        [x, t, z],
        [x, y, z],
      ],
      fill: tones.light,
    },
    {
      corners: [
        [r, y, b],
        [r, t, b],
        [x, t, b],
        [x, y, b],
      ],
      fill: tones.dark,
    },
  ];
}

function clipped(corners: readonly Place[], camera: Camera): Place[] {
  if (camera.near === Number.NEGATIVE_INFINITY) return [...corners];
  const depth = (p: Place): number => camera.toView(p)[2] - camera.near;
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    const [a, b] = [depth(corner), depth(next)];
    const kept: Place[] = a >= 0 ? [corner] : [];
    if (a >= 0 !== b >= 0) {
      const s = a / (a - b);
      kept.push([
        corner[0] + (next[0] - corner[0]) * s,
        corner[1] + (next[1] - corner[1]) * s,
        corner[2] + (next[2] - corner[2]) * s,
      ]);
    }
    return kept;
  });
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
}

/** Draws faces from the farthest to the nearest, leaving out those turned away. */
export function drawFaces(faces: readonly Face[], camera: Camera): string {
  return faces
    .map((face) => {
      const seen = clipped(face.corners, camera).map((corner) => camera.see(corner));
      const depth = seen.reduce((sum, { depth: d }) => sum + d, 0) / Math.max(1, seen.length);
      return { face, points: seen.map(({ at }) => at), depth: (face.order ?? depth) + (face.bias ?? 0) };
    })
    .filter(({ face, points }) => points.length > 2 && (face.open || area(points) > 0))
    .sort((a, b) => b.depth - a.depth)
    .map(({ face, points }) => shape(points, face.fill, 0.6))
    .join('');
}
