import { mix } from '../base/colour.ts';
import { group } from '../base/svg.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { riverBands, riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { flown } from '../world/string.ts';

/** The city across the water in three depths, with one kite over its roofs. */
export function cityAcross(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const shore = h * random.between(0.7, 0.76);
  const peak = random.between(0.55, 0.8);
  const hill = (share: number): number => 0.45 + 0.55 * Math.exp(-(((share - peak) / 0.28) ** 2));
  const pale = {
    light: mix(time.far.light, time.skyLow, 0.35),
    mid: mix(time.far.mid, time.skyLow, 0.3),
    dark: mix(time.far.dark, time.skyLow, 0.25),
  };
  const kite = accentKite(
    scene,
    [w * random.between(0.22, 0.34), h * random.between(0.24, 0.32)],
    h * random.between(0.1, 0.14),
  );
  const second = someKite(
    scene,
    [w * random.between(0.46, 0.56), h * random.between(0.13, 0.2)],
    h * 0.034,
    0.25,
  );
  const layers =
    skyline(random, w * 0.12, w * 1.02, shore, h * 0.42, pale, hill, 1.1) +
    skyline(random, w * 0.3, w * 1.02, shore, h * 0.34, time.far, hill) +
    skyline(random, w * 0.44, w * 1.04, shore, h * 0.26, time.middle, hill) +
    skyline(random, w * -0.02, w * 1.04, shore, h * 0.06, time.near, undefined, 2.6);
  const mirrored = group(layers, `transform="translate(0 ${2 * shore}) scale(1 -1)" opacity="0.16"`);
  return [
    foldedSky(scene, shore),
    sun(
      scene,
      [w * random.between(0.36, 0.5), shore - h * random.between(0.1, 0.2)],
      h * random.between(0.1, 0.15),
    ),
    flown(second, [w * 0.68, shore], time.string, { thin: 0.4, thick: 0.9 }),
    flown(kite, [w * random.between(0.62, 0.72), shore - h * 0.05], time.string, {
      thin: 1.4,
      thick: 0.8,
      sag: 0.2,
    }),
    layers,
    riverBands(scene, shore, h, 4),
    mirrored,
    riverLines(scene, shore + h * 0.01, h, 13),
  ].join('');
}
