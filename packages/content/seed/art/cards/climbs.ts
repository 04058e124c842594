import { marigold, mix } from '../base/colour.ts';
import { lerp, type Point } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { held, placedKite } from '../world/flying.ts';
import { drawKite } from '../world/kite.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';

/** A wide flock that thins out to a single clear kite. */
export function thinning(scene: Scene): string {
  const { height: h, random } = scene;
  const many = Array.from({ length: 46 }, (_, i) => {
    const s = (i / 46) ** 1.6;
    return drawKite(
      placedKite(
        scene,
        [
          lerp(0.03, 0.66, s) + random.between(-0.02, 0.02),
          0.34 + random.between(-0.28, 0.28) * (1 - s * 0.6),
          lerp(0.016, 0.034, s),
        ],
        false,
        { roll: random.between(-40, 40), relief: 0.7 },
      ),
    );
  });
  return [
    openRiver(scene, { horizon: h * 0.76, bank: 'low', sunAt: 0.62 }),
    ...many,
    held(scene, placedKite(scene, [0.83, 0.3, 0.13], true), 0.7, 1.03, 2),
  ].join('');
}

/** Kites climb a slope of steps towards a bright target. */
export function climbing(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const count = 7;
  const steps = Array.from({ length: count }, (_, i) => {
    const [x, y] = [w * (i / count) * 1.02 - 6, h * (0.9 - i * 0.07)];
    return (
      shape(
        [
          [x, y],
          [w + 4, y],
          [w + 4, h + 4],
          [x, h + 4],
        ],
        i % 2 ? time.near.mid : mix(time.near.mid, time.middle.mid, 0.3),
      ) +
      shape(
        [
          [x, y],
          [x + w * 0.16, y],
          [x + w * 0.16, y + h * 0.014],
          [x, y + h * 0.014],
        ],
        time.near.light,
      )
    );
  });
  const target: Point = [w * 0.86, h * 0.17];
  const rings = [0.13, 0.09, 0.05].map((r, i) =>
    sun(
      {
        ...scene,
        time: {
          ...time,
          sun:
            i === 2
              ? marigold
              : i
                ? mix(time.skyMiddle, marigold, 0.35)
                : mix(time.skyMiddle, marigold, 0.16),
          skyLow: time.skyMiddle,
        },
      },
      target,
      h * r,
    ),
  );
  const kites = [0, 1, 2, 3, 4].map((i) =>
    drawKite(
      placedKite(scene, [0.1 + i * 0.15, 0.72 - i * 0.1, 0.06 + i * 0.005], false, {
        roll: 30,
        colour: time.sheets[i % 3] ?? time.sheets[0],
      }),
    ),
  );
  return [foldedSky(scene, h * 0.9), ...rings, ...steps, ...kites].join('');
}
