import { drawKite } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { rippled } from '../world/reflection.ts';
import { riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { flown } from '../world/string.ts';

/** A kite low over still water and, under it, the same kite cut into ripples. */
export function mirror(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const shore = h * random.between(0.5, 0.54);
  const kite = accentKite(
    scene,
    [w * random.between(0.58, 0.68), shore - h * random.between(0.25, 0.28)],
    h * random.between(0.17, 0.19),
  );
  const second = someKite(
    scene,
    [w * random.between(0.16, 0.34), h * random.between(0.14, 0.26)],
    h * 0.05,
    0.15,
  );
  const bank = skyline(random, w * -0.02, w * 1.02, shore, h * 0.05, time.middle, undefined, 3);
  return [
    foldedSky(scene, shore),
    flown(second, [w * 0.02, shore], time.string, { thin: 0.6, thick: 0.9 }),
    flown(kite, [w * random.between(0.2, 0.3), shore - h * 0.02], time.string, {
      thin: 1.2,
      thick: 0.7,
      sag: 0.16,
    }),
    bank,
    rippled(scene, shore, drawKite(second) + drawKite(kite) + bank),
    riverLines(scene, shore, h, 10),
  ].join('');
}
