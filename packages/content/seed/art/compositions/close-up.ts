import { accentKite, someKite } from '../world/kites.ts';
import { riverBands, riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { flown } from '../world/string.ts';

/** One great kite near enough to see its spars, another far behind it, the river below. */
export function closeUp(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const horizon = h * random.between(0.8, 0.86);
  const kite = accentKite(
    scene,
    [w * random.between(0.6, 0.68), h * random.between(0.38, 0.44)],
    h * random.between(0.33, 0.4),
    {
      roll: random.sign() * random.between(12, 28),
    },
  );
  const small = someKite(
    scene,
    [w * random.between(0.14, 0.3), h * random.between(0.16, 0.34)],
    h * random.between(0.04, 0.07),
    0.2,
  );
  return [
    foldedSky(scene, horizon),
    sun(
      scene,
      [w * random.between(0.3, 0.48), horizon - h * random.between(0.02, 0.12)],
      h * random.between(0.12, 0.2),
    ),
    riverBands(scene, horizon, h, 3),
    riverLines(scene, horizon, h, 6),
    flown(small, [w * random.between(-0.2, 0.1), h * 1.05], time.string, { thin: 0.5, thick: 1 }),
    flown(kite, [w * random.between(0.16, 0.32), h * 1.06], time.string, { thin: 1.2, thick: 2.6 }),
  ].join('');
}
