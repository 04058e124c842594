import { darker, lighter } from '../base/colour.ts';
import type { Point } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { skinTone } from './skin.ts';

/** Puts a place of the body on the sheet; the eyes are at 0, 0. */
export type At = (x: number, y: number) => Point;

function mirroredPair(
  at: At,
  points: readonly (readonly [number, number])[],
  left: string,
  right: string,
): string {
  return (
    shape(
      points.map(([x, y]) => at(-x, y)),
      left,
      0.8,
    ) +
    shape(
      points.map(([x, y]) => at(x, y)),
      right,
      0.8,
    )
  );
}

/** Neck, with the shadow that the chin throws on it; `slim` narrows it. */
export function drawNeck(at: At, skin: string, slim: number): string {
  const [top, foot] = [52 * slim, 56 * slim];
  const shade = skinTone(skin, -0.36);
  return (
    shape(
      [at(-top, 80), at(-foot, 206), at(-78, 236), at(0, 300), at(78, 236), at(foot, 206), at(top, 80)],
      skinTone(skin, -0.1),
      0.8,
    ) +
    shape([at(6, 170), at(foot, 120), at(foot, 206), at(78, 236), at(0, 300)], skinTone(skin, -0.24), 0.8) +
    shape([at(-foot, 120), at(-50 * slim, 176), at(4, 214), at(48 * slim, 184), at(foot, 120)], shade, 0.8)
  );
}

/** Shoulders and chest; `closed` fills what an open neck would show. */
export function torso(at: At, colour: string, closed = false): string {
  const [light, dark] = [lighter(colour, 0.09), darker(colour, 0.26)];
  return [
    closed ? shape([at(-60, 212), at(60, 212), at(40, 300), at(-40, 300)], darker(colour, 0.06), 0.8) : '',
    shape([at(-60, 212), at(-150, 246), at(-228, 290), at(-262, 470), at(0, 470), at(0, 290)], colour, 0.8),
    shape(
      [at(60, 212), at(150, 246), at(228, 290), at(262, 470), at(0, 470), at(0, 290)],
      darker(colour, 0.14),
      0.8,
    ),
    shape([at(-150, 246), at(-228, 290), at(-262, 470), at(-176, 470)], light, 0.8),
    shape([at(150, 246), at(228, 290), at(262, 470), at(186, 470)], dark, 0.8),
    shape([at(-60, 212), at(-150, 246), at(-120, 330)], lighter(colour, 0.15), 0.8),
    shape([at(60, 212), at(150, 246), at(126, 340)], darker(colour, 0.06), 0.8),
  ].join('');
}

/** A shirt collar, open. */
export function collar(at: At, colour: string): string {
  return (
    mirroredPair(
      at,
      [
        [50, 196],
        [78, 226],
        [44, 286],
        [4, 258],
      ],
      colour,
      darker(colour, 0.12),
    ) +
    mirroredPair(
      at,
      [
        [50, 196],
        [60, 190],
        [78, 226],
      ],
      lighter(colour, 0.2),
      darker(colour, 0.22),
    )
  );
}

/** A jacket with lapels over something else, closed at `low`. */
export function jacket(at: At, colour: string, inner: string, low: number): string {
  return [
    torso(at, colour),
    shape([at(-56, 214), at(0, low), at(56, 214), at(0, 268)], inner, 0.8),
    shape([at(0, 268), at(56, 214), at(0, low)], darker(inner, 0.1), 0.8),
    mirroredPair(
      at,
      [
        [62, 212],
        [98, 262],
        [76, 300],
        [92, 312],
        [0, low + 6],
        [52, 226],
      ],
      lighter(colour, 0.12),
      darker(colour, 0.3),
    ),
    line([at(0, low), at(-4, 470)], darker(colour, 0.5), 2.4),
  ].join('');
}
