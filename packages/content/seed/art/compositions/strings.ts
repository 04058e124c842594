import { lerp, type Point } from '../base/geometry.ts';
import { accentKite, someKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { flown } from '../world/string.ts';

/** Strings fan out from one roof at the lower edge, each arc with its kite. */
export function stringsFan(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const hand: Point = [w * random.between(0.1, 0.18), h * 0.9];
  const count = random.whole(7, 9);
  const accent = random.whole(2, count - 3);
  const fan = Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1);
    const angle = (lerp(-80, -9, share) * Math.PI) / 180;
    const reach = h * lerp(0.66, 1.32, share ** 0.7) * random.between(0.82, 1);
    const at: Point = [hand[0] + Math.cos(angle) * reach, hand[1] + Math.sin(angle) * reach * 0.96];
    const size = h * (i === accent ? 0.1 : random.between(0.028, 0.062));
    const kite =
      i === accent ? accentKite(scene, at, size) : someKite(scene, at, size, random.between(0, 0.25));
    const from: Point = [hand[0] + random.between(-6, 6), hand[1]];
    return flown(kite, from, time.string, { thin: 0.8, thick: 1.3, sag: lerp(0.06, 0.2, share) });
  });
  return [
    foldedSky(scene, h, 8, 0.24),
    sun(
      scene,
      [w * random.between(0.62, 0.8), h * random.between(0.72, 0.8)],
      h * random.between(0.16, 0.24),
    ),
    skyline(random, w * -0.02, w * 1.04, h * 1.01, h * 0.17, time.far, undefined, 1.5),
    skyline(random, w * -0.04, w * 1.04, h * 1.01, h * 0.1, time.middle, undefined, 2.2),
    ...fan,
    skyline(random, w * -0.05, w * 0.3, h * 1.01, h * 0.125, time.near, undefined, 2),
  ].join('');
}
