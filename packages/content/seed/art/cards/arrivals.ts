import { darker, lighter, marigold } from '../base/colour.ts';
import { lerp, type Point } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { scrap } from '../covers/scrap.ts';
import { openRiver } from '../world/backdrop.ts';
import { held, placedKite } from '../world/flying.ts';
import { drawKite } from '../world/kite.ts';
import type { Scene } from '../world/scene.ts';
import { hanging } from '../world/string.ts';

/** Small pieces ferried over the river and stacked on the far bank. */
export function ferried(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const ground = openRiver(scene, { horizon: h * 0.56, bank: 'city' });
  const bank =
    shape(
      [
        [w * 0.66, h * 0.62],
        [w * 1.01, h * 0.58],
        [w * 1.01, h * 1.01],
        [w * 0.84, h * 1.01],
      ],
      time.near.mid,
    ) +
    shape(
      [
        [w * 0.66, h * 0.62],
        [w * 1.01, h * 0.58],
        [w * 1.01, h * 0.615],
        [w * 0.675, h * 0.652],
      ],
      time.near.light,
    );
  const cell = h * 0.066;
  const stack = [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: 5 - row }, (_, i) => {
      const [x, y] = [w * 0.74 + (i + row / 2) * cell * 1.16, h * 0.59 - row * cell];
      const fill = row === 4 ? marigold : (time.sheets[(i + row) % 3] ?? marigold);
      return (
        shape(
          [
            [x, y],
            [x + cell / 2, y - cell],
            [x + cell / 2, y],
          ],
          lighter(fill, 0.12),
          0.4,
        ) +
        shape(
          [
            [x + cell / 2, y],
            [x + cell / 2, y - cell],
            [x + cell, y],
          ],
          darker(fill, 0.24),
          0.4,
        )
      );
    }),
  );
  const under = Array.from({ length: 16 }, (_, i) => {
    const s = i / 15;
    const at: Point = [
      w * lerp(0.04, 0.7, s),
      h * (0.84 - 0.42 * Math.sin(s * 2.2)) + random.between(-0.015, 0.015) * h,
    ];
    return scrap(scene, at, h * lerp(0.026, 0.036, s), i % 6 === 3 ? marigold : random.pick(time.sheets));
  });
  return [ground, bank, ...stack, ...under].join('');
}

/** A kite alone comes over from the far bank to those who wait in formation. */
export function approaching(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const waiting = (
    [
      [0.64, 0.3, 0.062],
      [0.72, 0.4, 0.07],
      [0.72, 0.2, 0.06],
      [0.8, 0.5, 0.078],
      [0.82, 0.13, 0.058],
      [0.89, 0.3, 0.07],
    ] as const
  ).map((place, i) =>
    drawKite(
      placedKite(scene, place, false, {
        roll: -16,
        yaw: 22,
        colour: time.sheets[i % 2 ? 2 : 0],
        second: time.sheets[1],
        pattern: 'crown',
      }),
    ),
  );
  const lone = placedKite(scene, [0.26, 0.46, 0.09], true, { roll: 26, pattern: 'crown' });
  const way = line(hanging([w * 0.3, h * 0.43], [w * 0.56, h * 0.32], -0.1), time.string, 1.6, 0.5);
  return [
    openRiver(scene, { horizon: h * 0.76, bank: 'city', sunAt: 0.16 }),
    way,
    ...waiting,
    held(scene, lone, 0.06, 0.75, 1.3),
  ].join('');
}
