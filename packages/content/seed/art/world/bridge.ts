import { shares } from '../base/geometry.ts';
import type { Tones } from '../base/times.ts';
import type { Place } from './camera.ts';
import { box, type Face } from './solids.ts';

/** A beam of square section between two places, as one lit and one shaded strip. */
function beam(from: Place, to: Place, thick: number, tones: Tones): Face[] {
  const [ax, ay, az] = from;
  const [bx, by, bz] = to;
  const upright = Math.abs(bx - ax) < Math.abs(by - ay) * 0.2;
  const [ox, oy] = upright ? [thick, 0] : [0, thick];
  return [
    {
      corners: [
        [ax, ay, az],
        [bx, by, bz],
        [bx + ox, by + oy, bz],
        [ax + ox, ay + oy, az],
      ],
      fill: tones.mid,
      open: true,
    },
    {
      corners: [
        [ax, ay, az],
        [bx, by, bz],
        [bx, by, bz + thick],
        [ax, ay, az + thick],
      ],
      fill: tones.dark,
      open: true,
      bias: 0.05,
    },
  ];
}

/** One bowstring span of an iron bridge along x, as on the old Ellis Bridge. */
export function span(x: number, z: number, length: number, rise: number, tones: Tones, panels = 6): Face[] {
  const arch = shares(panels + 1).map((s): Place => [x + length * s, rise * 4 * s * (1 - s), z]);
  const faces: Face[] = [];
  arch.forEach((top, i) => {
    const next = arch[i + 1];
    if (!next) return;
    const foot = (place: Place): Place => [place[0], 0, place[2]];
    faces.push(...beam(top, next, rise * 0.07, tones));
    if (i > 0) faces.push(...beam(foot(top), top, rise * 0.045, tones));
    if (i > 0 && i < panels - 1) {
      faces.push(
        ...beam(foot(top), next, rise * 0.022, tones),
        ...beam(top, foot(next), rise * 0.022, tones),
      );
    }
  });
  return faces;
}

/** Deck, piers and two rows of spans; the bridge runs along x from `from`. */
export function bridge(
  from: number,
  spans: number,
  length: number,
  rise: number,
  breadth: number,
  height: number,
  tones: Tones,
  back: Tones,
): Face[] {
  const faces: Face[] = [];
  for (let i = 0; i < spans; i++) {
    const x = from + i * length;
    const moved = (list: Face[]): Face[] =>
      list.map((face) => ({ ...face, corners: face.corners.map(([a, b, c]): Place => [a, b + height, c]) }));
    faces.push(...moved(span(x, breadth, length, rise, back)).map((face) => ({ ...face, bias: 3 })));
    faces.push(...moved(span(x, 0, length, rise, tones)).map((face) => ({ ...face, bias: -3 })));
    faces.push(
      ...box(x - length * 0.035, 0, breadth * 0.1, length * 0.07, height, breadth * 0.8, tones).map(
        (face) => ({ ...face, bias: 1 }),
      ),
    );
    faces.push(
      ...box(x, height - rise * 0.1, -0.05, length, rise * 0.1, breadth + 0.1, tones).map((face) => ({
        ...face,
        bias: -1,
      })),
    );
  }
  return faces;
}
