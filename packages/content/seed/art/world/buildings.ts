import type { Point } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import type { Tones } from '../base/times.ts';

type Building = (
  x: number,
  base: number,
  width: number,
  height: number,
  tones: Tones,
  turn: number,
) => string;

/** A prism seen at an angle: `turn` is the share of its width that faces the light. */
const tower: Building = (x, base, width, height, tones, turn) => {
  const edge = x + width * turn;
  const drop = width * 0.1;
  return (
    shape(
      [
        [x, base],
        [x, base - height + drop],
        [edge, base - height],
        [edge, base],
      ],
      tones.mid,
      0.6,
    ) +
    shape(
      [
        [edge, base],
        [edge, base - height],
        [x + width, base - height + drop * 1.6],
        [x + width, base],
      ],
      tones.dark,
      0.6,
    )
  );
};

const slanted: Building = (x, base, width, height, tones, turn) => {
  const edge = x + width * turn;
  return (
    shape(
      [
        [x, base],
        [x, base - height * 0.78],
        [edge, base - height],
        [edge, base],
      ],
      tones.mid,
      0.6,
    ) +
    shape(
      [
        [edge, base],
        [edge, base - height],
        [x + width, base - height * 0.84],
        [x + width, base],
      ],
      tones.dark,
      0.6,
    ) +
    shape(
      [
        [x, base - height * 0.78],
        [edge, base - height],
        [edge, base - height * 0.9],
      ],
      tones.light,
      0.6,
    )
  );
};

const stepped: Building = (x, base, width, height, tones, turn) =>
  tower(x, base, width, height * 0.55, tones, turn) +
  tower(x + width * 0.18, base, width * 0.64, height * 0.8, tones, turn) +
  tower(x + width * 0.36, base, width * 0.3, height, tones, turn);

/** A pavilion under a faceted dome. */
export const dome: Building = (x, base, width, height, tones) => {
  const wall = base - height * 0.5;
  const [left, middle, right] = [x + width * 0.1, x + width * 0.5, x + width * 0.9];
  const shoulder: Point = [x + width * 0.2, wall - height * 0.22];
  const top: Point = [middle, wall - height * 0.42];
  const other: Point = [x + width * 0.8, wall - height * 0.22];
  return (
    tower(x, base, width, height * 0.5, tones, 0.55) +
    shape([[left, wall], shoulder, top, [middle, wall]], tones.light, 0.6) +
    shape([[middle, wall], top, other, [right, wall]], tones.dark, 0.6) +
    shape(
      [
        [middle - width * 0.02, top[1]],
        [middle, top[1] - height * 0.1],
        [middle + width * 0.02, top[1]],
      ],
      tones.mid,
      0.6,
    )
  );
};

/** The twin minarets of the old city. */
export const minarets: Building = (x, base, width, height, tones) => {
  const one = (left: number): string => {
    const breadth = width * 0.16;
    const storeys = [0, 0.36, 0.66].map((from, i) => {
      const inset = breadth * 0.12 * i;
      const to = [0.36, 0.66, 0.88][i] ?? 1;
      const ledge = base - height * to;
      return (
        tower(left + inset, base - height * from, breadth - inset * 2, height * (to - from), tones, 0.5) +
        shape(
          [
            [left + inset - breadth * 0.14, ledge],
            [left + inset - breadth * 0.14, ledge - height * 0.02],
            [left + breadth - inset + breadth * 0.14, ledge - height * 0.02],
            [left + breadth - inset + breadth * 0.14, ledge],
          ],
          tones.light,
          0.6,
        )
      );
    });
    const cap = base - height * 0.9;
    return (
      storeys.join('') +
      shape(
        [
          [left + breadth * 0.22, cap],
          [left + breadth * 0.5, base - height],
          [left + breadth * 0.5, cap],
        ],
        tones.mid,
        0.6,
      ) +
      shape(
        [
          [left + breadth * 0.5, cap],
          [left + breadth * 0.5, base - height],
          [left + breadth * 0.78, cap],
        ],
        tones.dark,
        0.6,
      )
    );
  };
  return (
    tower(x + width * 0.1, base, width * 0.8, height * 0.36, tones, 0.6) + one(x) + one(x + width * 0.84)
  );
};

/** What stands in a row of buildings; the commoner kinds stand more than once. */
export const kinds: readonly [Building, ...Building[]] = [
  tower,
  tower,
  slanted,
  slanted,
  stepped,
  stepped,
  dome,
  tower,
  minarets,
];
