import { mix } from '../base/colour.ts';
import type { Point } from '../base/geometry.ts';
import { disc, line, shape } from '../base/svg.ts';
import type { Features } from './features.ts';
import { mirrored, type Pose, type Spot } from './head.ts';
import { skinTone, umber } from './skin.ts';

/** The two halves of a face. */
export const sides = [(spot: Spot): Spot => spot, mirrored] as const;

/** An eye with its lashes. */
export function eye(pose: Pose, side: (spot: Spot) => Spot, { skin, brow, woman }: Features): string {
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

/** An eyebrow. */
export function browOf(
  pose: Pose,
  side: (spot: Spot) => Spot,
  { brow, browWeight, woman }: Features,
): string {
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

/** A pair of glasses. */
export function glassesOf(pose: Pose, kind: 'round' | 'square', colour: string): string {
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
