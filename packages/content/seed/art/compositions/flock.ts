import { lerp, type Point } from '../base/geometry.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { riverBands, riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { flown } from '../world/string.ts';

/** A sky full of kites that draws off into the distance, held by hands out of sight. */
export function flock(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const horizon = h * 0.88;
  const count = random.whole(9, 13);
  const accent = random.whole(Math.floor(count * 0.6), count - 2);
  const lean = random.between(0.1, 0.22);
  const kites = Array.from({ length: count }, (_, i) => {
    const near = i / (count - 1);
    const x = w * (0.1 + 0.84 * ((i * 0.618 + lean * 3) % 1));
    const y = h * lerp(random.between(0.58, 0.7), random.between(0.14, 0.3), near ** 0.7);
    const size = h * lerp(0.018, 0.135, near ** 1.7);
    const at: Point = [x, y + (1 - near) * -x * 0.02];
    const kite = i === accent ? accentKite(scene, at, size) : someKite(scene, at, size, 0.5 * (1 - near));
    const hand: Point = [x - w * lean * lerp(0.4, 2.2, near), h * lerp(0.9, 1.08, near)];
    return flown(kite, hand, time.string, { thin: 0.5, thick: lerp(0.5, 1.8, near), sag: 0.2 });
  });
  return [
    foldedSky(scene, horizon),
    riverBands(scene, horizon, h, 3),
    riverLines(scene, horizon, h, 5),
    ...kites,
  ].join('');
}
