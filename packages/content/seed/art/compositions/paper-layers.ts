import { mix } from '../base/colour.ts';
import { lerp } from '../base/geometry.ts';
import { group, line, shape } from '../base/svg.ts';
import { bridle, drawKite, outline } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { hanging } from '../world/string.ts';

/** Great sheets of kite paper laid over each other, cut off by the edges of the picture. */
export function paperLayers(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const count = 5;
  const accent = random.whole(2, 3);
  const kites = Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1);
    const at = [
      w * lerp(1.0, 0.52, share) + w * random.between(-0.04, 0.04),
      h * lerp(0.1, 0.78, (share * 1.7) % 1) + h * random.between(-0.06, 0.06),
    ] as const;
    const size = h * lerp(0.62, 0.3, share);
    return i === accent
      ? accentKite(scene, at, size * 0.9)
      : { ...someKite(scene, at, size, 0.34 * (1 - share)), yaw: random.between(-34, 34) };
  });
  const sheets = kites.map((kite) => {
    const shadow = group(
      shape(outline(kite), mix(time.near.dark, time.near.mid, 0.3), 0, 0.16),
      `transform="translate(${(-kite.size * 0.07).toFixed(1)} ${(kite.size * 0.1).toFixed(1)})"`,
    );
    return shadow + drawKite(kite);
  });
  const last = kites[accent];
  const thread = last ? line(hanging(bridle(last).knot, [w * 0.04, h * 1.04], 0.1), time.string, 1.8) : '';
  return [
    foldedSky(scene, h, 8, 0.3),
    riverLines(
      scene,
      h * 0.72,
      h,
      7,
      time.name === 'noon' || time.name === 'dawn' ? time.middle.light : time.waterLine,
    ),
    ...sheets,
    thread,
  ].join('');
}
