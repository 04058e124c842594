import { mix } from '../base/colour.ts';
import { shape } from '../base/svg.ts';
import { fieldsWithRiver } from '../world/fields.ts';
import { placedKite } from '../world/flying.ts';
import { glowingSky } from '../world/glow.ts';
import type { Scene } from '../world/scene.ts';
import { skyline } from '../world/skyline.ts';
import { fly } from './kites.ts';
import { stage, standing } from './stage.ts';

/** The city behind the river, a few kites over it. */
export function cityView(scene: Scene): string {
  const kites = [
    fly(scene, placedKite(scene, [0.62, 0.26, 0.09], true), 0.74, 0.72),
    fly(scene, placedKite(scene, [0.86, 0.2, 0.05]), 0.95, 0.7),
    fly(scene, placedKite(scene, [0.5, 0.18, 0.032]), 0.6, 0.72, 1),
  ];
  return stage(scene, { bank: 'city', horizon: 0.74, at: 0.72 }) + kites.join('');
}

/** Works and warehouses on the bank: saw-tooth roofs, silos and a chimney, kites over them. */
export function works(scene: Scene): string {
  const { width: w, height: h } = scene;
  const base = h * 0.76;
  const tones = standing(scene, 0.62);
  const back = standing(scene, 0.5);
  const hall = (x: number, wide: number, tall: number, teeth: number, t = tones): string =>
    Array.from({ length: teeth }, (_, i) => {
      const [a, b] = [w * (x + (wide * i) / teeth), w * (x + (wide * (i + 1)) / teeth)];
      return (
        shape(
          [
            [a, base],
            [a, base - h * tall],
            [a + (b - a) * 0.2, base - h * (tall - 0.01)],
            [a + (b - a) * 0.2, base],
          ],
          t.light,
          0.6,
        ) +
        shape(
          [
            [a + (b - a) * 0.2, base],
            [a + (b - a) * 0.2, base - h * (tall - 0.01)],
            [b, base - h * tall * 0.62],
            [b, base],
          ],
          i % 2 ? t.mid : mix(t.mid, t.dark, 0.35),
          0.6,
        )
      );
    }).join('');
  const silo = (x: number, wide: number, tall: number, t = tones): string => {
    const [a, m, b, top] = [w * x, w * (x + wide * 0.55), w * (x + wide), base - h * tall];
    return (
      shape(
        [
          [a, base],
          [a, top],
          [(a + b) / 2, top - h * 0.03],
          [m, top],
          [m, base],
        ],
        t.mid,
        0.6,
      ) +
      shape(
        [
          [m, base],
          [m, top],
          [(a + b) / 2, top - h * 0.03],
          [b, top],
          [b, base],
        ],
        t.dark,
        0.6,
      )
    );
  };
  const chimney = (x: number, tall: number): string =>
    shape(
      [
        [w * x, base],
        [w * (x + 0.003), base - h * tall],
        [w * (x + 0.009), base - h * tall],
        [w * (x + 0.009), base],
      ],
      back.mid,
      0.5,
    ) +
    shape(
      [
        [w * (x + 0.009), base],
        [w * (x + 0.009), base - h * tall],
        [w * (x + 0.014), base - h * tall],
        [w * (x + 0.018), base],
      ],
      back.dark,
      0.5,
    );
  const front = standing(scene, 0.8);
  const plant = [
    hall(0.5, 0.2, 0.17, 4, back),
    chimney(0.74, 0.4),
    chimney(0.78, 0.33),
    silo(0.83, 0.03, 0.22, back),
    silo(0.865, 0.03, 0.22, back),
    hall(0.9, 0.14, 0.15, 3, back),
    hall(0.66, 0.2, 0.13, 5),
    silo(0.6, 0.022, 0.15),
    silo(0.626, 0.022, 0.15),
    hall(0.88, 0.16, 0.09, 5, front),
    hall(0.46, 0.12, 0.07, 4, front),
  ];
  const kites = [
    fly(scene, placedKite(scene, [0.64, 0.25, 0.1], true), 0.72, 0.72),
    fly(scene, placedKite(scene, [0.88, 0.18, 0.05]), 0.93, 0.66),
    fly(scene, placedKite(scene, [0.5, 0.16, 0.034]), 0.56, 0.7, 0.9),
  ];
  return stage(scene, { horizon: 0.76, at: 0.76, bank: 'none', onBank: plant.join('') }) + kites.join('');
}

/** A river that bends through flat land beneath a few kites. */
export function bendingRiver(scene: Scene): string {
  const { width: w, height: h } = scene;
  const horizon = h * 0.5;
  const course = {
    middle: (z: number) => 3.4 + 4.4 * Math.sin(Math.log(z) * 2.2 - 1.2) * (0.5 + z / 34),
    half: (z: number) => 1.4 + z * 0.02,
  };
  const kites = [
    fly(scene, placedKite(scene, [0.66, 0.2, 0.09], true), 0.52, 1.02),
    fly(scene, placedKite(scene, [0.87, 0.26, 0.055]), 0.8, 0.8),
    fly(scene, placedKite(scene, [0.54, 0.1, 0.03]), 0.44, 0.7, 0.9),
  ];
  return [
    glowingSky(scene, horizon, [w * 0.8, horizon]),
    skyline(scene.random, w * 0.4, w * 1.02, horizon + 1, h * 0.05, standing(scene, 0.6), undefined, 2.4),
    fieldsWithRiver(scene, horizon, [course]),
    ...kites,
  ].join('');
}
