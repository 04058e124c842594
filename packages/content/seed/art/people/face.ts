import { lighter, mix } from '../base/colour.ts';
import type { Point } from '../base/geometry.ts';
import { disc, line, shape } from '../base/svg.ts';
import { brightnessOf, half, mirrored, type Pose, planes, type Spot } from './head.ts';

/** What a face looks like besides its shape. */
export interface Features {
  skin: string;
  /** Colour of brows and lashes. */
  brow: string;
  /** Weight of the brows; 1 is the middle. */
  browWeight: number;
  /** Fuller lips and lashes. */
  woman: boolean;
  lips: string;
  smile: number;
  glasses?: 'round' | 'square';
  bindi?: string;
  /** Lines of age beside mouth and eyes. */
  lines?: boolean;
}

const umber = '#4A2318';

/** A skin tone in light or shade; `tone` from -1 to 1. */
export function skinTone(skin: string, tone: number): string {
  return tone < 0 ? mix(skin, umber, Math.min(0.62, -tone)) : mix(skin, '#FFF0DC', Math.min(0.5, tone));
}

const sides = [(spot: Spot): Spot => spot, mirrored] as const;

/** The planes of the face, lit from the upper left. */
export function drawPlanes(pose: Pose, skin: string): string {
  return sides
    .flatMap((side) =>
      planes.map((names) => {
        const [p, q, r] = names.map((name) => side(half[name])) as [Spot, Spot, Spot];
        const [a, b, c] = [pose.turn(p), pose.turn(q), pose.turn(r)];
        const tone = (brightnessOf(a, b, c) - 0.72) * 0.86;
        return { depth: a[2] + b[2] + c[2], svg: shape([p, q, r].map(pose.at), skinTone(skin, tone), 0.8) };
      }),
    )
    .sort((a, b) => a.depth - b.depth)
    .map(({ svg }) => svg)
    .join('');
}

function eye(pose: Pose, side: (spot: Spot) => Spot, { skin, brow, woman }: Features): string {
  const up = woman ? 0 : 1.8;
  const at = (x: number, y: number, z = 32): Point => pose.at(side([x, y, z]));
  const [inner, outer] = [at(27, 5, 30), at(75, 1, 18)];
  const [top, low] = [at(50, -9 + up, 35), at(51, 12 - up * 0.5, 33)];
  const white = shape(
    [inner, at(38, -5 + up), top, at(63, -6 + up, 30), outer, at(62, 9, 30), low, at(39, 10)],
    mix(skinTone(skin, 0.5), '#FFFFFF', 0.45),
  );
  const iris =
    disc(at(51, 0.5, 35), 9.6, mix(brow, '#2A160E', 0.5)) + disc(at(48, -3, 35), 2.3, '#FFFFFF', 0.85);
  const lash = shape(
    [
      at(23, 7, 30),
      at(37, -7 + up),
      at(50, -13 + up * 1.3, 35),
      at(65, -9 + up, 30),
      at(woman ? 84 : 79, woman ? -1 : 3, 14),
      at(64, -4 + up, 30),
      at(50, -7 + up, 35),
      at(38, -2 + up),
    ],
    mix(brow, umber, 0.2),
  );
  const under = line([at(38, 11), low, at(63, 9, 30)], skinTone(skin, -0.3), 2, 0.7);
  return white + iris + lash + under;
}

function browOf(pose: Pose, side: (spot: Spot) => Spot, { brow, browWeight, woman }: Features): string {
  const at = (x: number, y: number, z: number): Point => pose.at(side([x, y, z]));
  const t = 8 * browWeight;
  return shape(
    [
      at(19, -(woman ? 29 : 26), 47),
      at(21, -(woman ? 29 : 26) - t, 47),
      at(60, -(woman ? 37 : 33) - t * 0.9, 40),
      at(95, -(woman ? 25 : 24), 10),
      at(61, -(woman ? 35 : 32), 40),
    ],
    brow,
  );
}

function mouth(pose: Pose, { skin, lips, smile, woman }: Features): string {
  const at = (x: number, y: number, z: number): Point =>
    pose.at([x, 106 + (y - 106) * (woman ? 1 : 0.72), z]);
  const end = 104 - smile * (woman ? 8 : 11);
  const upper = shape(
    [
      at(-38, end, 39),
      at(-14, 95, 55),
      at(0, 98, 58),
      at(14, 95, 55),
      at(38, end, 39),
      at(15, 106, 54),
      at(0, 107, 56),
      at(-15, 106, 54),
    ],
    mix(lips, umber, 0.3),
  );
  const lower = shape(
    [
      at(-34, end + 1, 40),
      at(-15, 106, 54),
      at(0, 107, 56),
      at(15, 106, 54),
      at(34, end + 1, 40),
      at(16, 118, 52),
      at(0, 121, 54),
      at(-16, 118, 52),
    ],
    lips,
  );
  const shine = shape(
    [at(-14, 110, 55), at(0, 110, 56), at(-2, 116, 55), at(-12, 115, 54)],
    lighter(lips, 0.25),
  );
  const parting = line(
    [at(-41, end - 2, 38), at(-15, 106, 54), at(0, 107, 56), at(15, 106, 54), at(41, end - 2, 38)],
    skinTone(mix(lips, skin, 0.2), -0.6),
    2.6,
  );
  return upper + lower + shine + parting;
}

function glassesOf(pose: Pose, kind: 'round' | 'square', colour: string): string {
  const rim = (side: (spot: Spot) => Spot): string => {
    const corners: Spot[] =
      kind === 'round'
        ? Array.from(
            { length: 25 },
            (_, i): Spot => [
              51 + 33 * Math.cos((i / 24) * 6.2832),
              1 + 30 * Math.sin((i / 24) * 6.2832),
              42 - 8 * Math.cos((i / 24) * 6.2832),
            ],
          )
        : [
            [17, -18, 50],
            [50, -24, 46],
            [88, -20, 32],
            [86, 16, 32],
            [62, 27, 44],
            [28, 24, 50],
            [17, -18, 50],
          ];
    const points = corners.map((spot) => pose.at(side(spot)));
    return (
      shape(points, '#FFFFFF', 0, 0.12) +
      line(points, colour, kind === 'round' ? 4 : 5.5) +
      line([pose.at(side([86, -8, 34])), pose.at(side([116, -6, -24]))], colour, 4)
    );
  };
  return (
    rim(sides[0]) +
    rim(sides[1]) +
    line([pose.at([-18, -4, 50]), pose.at([0, -9, 54]), pose.at([18, -4, 50])], colour, 4.5)
  );
}

/** Eyes, brows, mouth and what else makes a face somebody's. */
export function drawFeatures(pose: Pose, features: Features): string {
  const nostrils = sides
    .map((side) =>
      shape(
        [pose.at(side([7, 74, 58])), pose.at(side([20, 71, 48])), pose.at(side([12, 78, 54]))],
        skinTone(features.skin, -0.5),
        0,
        0.75,
      ),
    )
    .join('');
  const age = features.lines
    ? sides
        .map(
          (side) =>
            line(
              [pose.at(side([30, 72, 44])), pose.at(side([46, 92, 38])), pose.at(side([49, 106, 34]))],
              skinTone(features.skin, -0.34),
              2.2,
              0.7,
            ) +
            line(
              [pose.at(side([84, 6, 12])), pose.at(side([95, 12, 4]))],
              skinTone(features.skin, -0.34),
              2,
              0.6,
            ),
        )
        .join('')
    : '';
  const dot = features.bindi ? disc(pose.at([0, -38, 47]), 4.6, features.bindi) : '';
  const spectacles = features.glasses
    ? glassesOf(pose, features.glasses, mix(features.brow, '#10182B', 0.5))
    : '';
  return (
    nostrils +
    age +
    sides.map((side) => eye(pose, side, features) + browOf(pose, side, features)).join('') +
    mouth(pose, features) +
    dot +
    spectacles
  );
}
