import { type Course, fieldsWithRiver } from '../world/fields.ts';
import { accentKite, someKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { flown } from '../world/string.ts';

/** A river that swings from one side to the other on its way to the horizon. */
export function winding(side: -1 | 1, wave = 1): Course {
  return {
    middle: (z) => side * (1.6 + 3.4 * Math.sin(Math.log(z) * 2.3 * wave - 0.9) * (0.4 + z / 34)),
    half: (z) => 1.25 + z * 0.018,
  };
}

/** The river from the air: it swings towards the horizon through a patchwork of fields. */
export function bends(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const horizon = h * random.between(0.4, 0.46);
  const side = random.sign();
  const kite = accentKite(
    scene,
    [w * (0.5 - side * random.between(0.2, 0.28)), h * random.between(0.24, 0.3)],
    h * random.between(0.11, 0.15),
  );
  const second = someKite(
    scene,
    [w * (0.5 + side * random.between(0.2, 0.3)), h * random.between(0.12, 0.2)],
    h * random.between(0.036, 0.05),
    0.15,
  );
  return [
    foldedSky(scene, horizon),
    sun(scene, [w * (0.5 + side * 0.16), horizon], h * random.between(0.09, 0.13)),
    skyline(random, w * 0.1, w * 0.9, horizon + 1, h * 0.04, time.far, (s) => Math.sin(s * 3.14), 2.4),
    fieldsWithRiver(scene, horizon, [winding(side, random.between(0.9, 1.2))]),
    flown(second, [w * (0.5 + side * 0.46), h * 1.05], time.string, { thin: 0.5, thick: 1.2 }),
    flown(kite, [w * (0.5 - side * 0.42), h * 1.05], time.string, { thin: 0.8, thick: 2 }),
  ].join('');
}
