import { mix } from '../base/colour.ts';
import { shape } from '../base/svg.ts';
import { fieldsWithRiver } from '../world/fields.ts';
import { accentKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { flown } from '../world/string.ts';

/** A modest kite over the saw-tooth roof of a workshop, the river bending twice behind it. */
export function workshop(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.42;
  const course = {
    middle: (z: number) => 1.5 + 3.4 * Math.sin(Math.log(z) * 2.9 - 2.6) * (0.5 + z / 40),
    half: (z: number) => 0.8 + z * 0.02,
  };
  const floor = h * 1.01;
  const tooth = (x: number, wide: number, top: number): string => {
    const [eave, ridge] = [h * top + h * 0.1, h * top];
    return [
      shape(
        [
          [x, floor],
          [x, ridge],
          [x + wide * 0.16, ridge + h * 0.012],
          [x + wide * 0.16, floor],
        ],
        time.near.light,
        0.6,
      ),
      shape(
        [
          [x + wide * 0.03, eave],
          [x + wide * 0.03, ridge + h * 0.022],
          [x + wide * 0.13, ridge + h * 0.032],
          [x + wide * 0.13, eave + h * 0.008],
        ],
        mix(time.near.light, time.skyLow, 0.5),
      ),
      shape(
        [
          [x + wide * 0.16, ridge + h * 0.012],
          [x, ridge],
          [x + wide * 0.86, eave],
          [x + wide * 1.02, eave + h * 0.012],
        ],
        mix(time.near.mid, time.near.light, 0.45),
        0.6,
      ),
      shape(
        [
          [x + wide * 0.16, ridge + h * 0.012],
          [x + wide * 1.02, eave + h * 0.012],
          [x + wide * 1.02, floor],
          [x + wide * 0.16, floor],
        ],
        time.near.mid,
        0.6,
      ),
    ].join('');
  };
  const roof = [0, 1, 2, 3, 4, 5].map((i) => tooth(w * (-0.06 + i * 0.12), w * 0.12, 0.735)).join('');
  const wall =
    shape(
      [
        [w * 0.66, floor],
        [w * 0.66, h * 0.85],
        [w * 0.8, h * 0.87],
        [w * 0.8, floor],
      ],
      time.near.dark,
      0.6,
    ) +
    shape(
      [
        [w * 0.66, h * 0.85],
        [w * 0.68, h * 0.835],
        [w * 0.82, h * 0.855],
        [w * 0.8, h * 0.87],
      ],
      time.near.light,
      0.6,
    );
  const kite = accentKite(scene, [w * 0.36, h * 0.3], h * 0.1, { roll: 14, yaw: -20, pattern: 'halves' });
  return [
    foldedSky(scene, horizon),
    skyline(scene.random, w * 0.3, w * 1.02, horizon + 1, h * 0.035, time.far, undefined, 2.6),
    fieldsWithRiver(scene, horizon, [course]),
    flown(kite, [w * 0.2, h * 0.78], time.string, { thin: 0.9, thick: 1.5 }),
    wall,
    roof,
  ].join('');
}
