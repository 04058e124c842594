import { mix } from '../base/colour.ts';
import { lerp, type Point, shares, stroke } from '../base/geometry.ts';
import { block, shape } from '../base/svg.ts';
import { riverBands, riverLines, swellOf } from './river.ts';
import type { Scene } from './scene.ts';
import { foldedSky, sun } from './sky.ts';
import { skyline } from './skyline.ts';

/** Lines right across the water, a known number of them, wider apart the nearer they are. */
export function countedLines(
  scene: Scene,
  top: number,
  bottom: number,
  count: number,
  straight = false,
): string {
  const { width, time } = scene;
  const swell = swellOf(scene, straight ? 0 : (bottom - top) * 0.035);
  return Array.from({ length: count }, (_, i) => {
    const depth = (i + 0.7) / (count + 0.4);
    const y = lerp(top, bottom, depth ** 1.35);
    const points = shares(60).map((s): Point => [lerp(-4, width + 4, s), y + swell(width * s, depth)]);
    return shape(
      stroke(points, () => lerp(1.6, 5, depth) * (scene.height / 1000)),
      mix(time.waterFar, time.waterLine, 0.85),
    );
  }).join('');
}

interface Outlook {
  horizon: number;
  /** A known number of lines right across; without it, loose ones. */
  lines?: number;
  straight?: boolean;
  bands?: number;
  bank?: 'none' | 'city' | 'low';
  /** Where the sun stands, as a share of the width; none without it. */
  sunAt?: number;
  sunSize?: number;
}

/** Sky, far bank and open river: the ground on which most pictures stand. */
export function openRiver(
  scene: Scene,
  { horizon, lines, straight, bands = 4, bank = 'low', sunAt, sunSize = 0.13 }: Outlook,
): string {
  const { width: w, height: h, random, time } = scene;
  const city =
    bank === 'none'
      ? ''
      : bank === 'low'
        ? skyline(random, w * -0.02, w * 1.02, horizon + 1, h * 0.045, time.far, undefined, 2.8)
        : skyline(
            random,
            w * -0.02,
            w * 1.02,
            horizon + 1,
            h * 0.13,
            time.far,
            (s) => 0.55 + 0.45 * Math.sin(s * 5.2),
            1.5,
          ) + skyline(random, w * -0.02, w * 1.02, horizon + 1, h * 0.045, time.middle, undefined, 2.6);
  return [
    foldedSky(scene, horizon),
    sunAt === undefined ? '' : sun(scene, [w * sunAt, horizon - h * 0.015], h * sunSize),
    city,
    riverBands(scene, horizon, h, bands),
    lines === undefined
      ? riverLines(scene, horizon, h, Math.round(8 + (h - horizon) / 40))
      : countedLines(scene, horizon, h, lines, straight),
  ].join('');
}

/** A sky whose planes lean to both sides alike, over still water ruled with straight lines. */
export function evenRiver(scene: Scene, horizon: number, lines: number): string {
  const { width: w, height: h, time } = scene;
  const folds = 6;
  let sky = block(0, 0, w, h, time.skyHigh);
  for (let i = 1; i <= folds; i++) {
    const y = horizon * (i / folds - 0.18);
    const dip = h * 0.1 * (1 - i / folds) * (i % 2 ? 1 : -1);
    const colour =
      i / folds < 0.62
        ? mix(time.skyHigh, time.skyMiddle, i / folds / 0.62)
        : mix(time.skyMiddle, time.skyLow, (i / folds - 0.62) / 0.38);
    sky += shape(
      [
        [-2, y - dip],
        [w / 2, y + dip],
        [w + 2, y - dip],
        [w + 2, horizon + 2],
        [-2, horizon + 2],
      ],
      colour,
    );
  }
  const water = Array.from({ length: 4 }, (_, i) =>
    block(0, lerp(horizon, h, (i / 4) ** 1.5), w, h, mix(time.waterFar, time.waterNear, i / 3)),
  );
  return sky + water.join('') + countedLines(scene, horizon, h, lines, true);
}
