import { mix } from '../base/colour.ts';
import { arc, lerp, type Point } from '../base/geometry.ts';
import { block, disc, shape } from '../base/svg.ts';
import type { Time } from '../base/times.ts';
import type { Scene } from './scene.ts';

/** The sky's colour from its top (0) to the horizon (1). */
export function skyAt(time: Time, share: number): string {
  return share < 0.62
    ? mix(time.skyHigh, time.skyMiddle, share / 0.62)
    : mix(time.skyMiddle, time.skyLow, (share - 0.62) / 0.38);
}

/**
 * The sky as folded paper: planes laid over each other from the top down, each leaning a little
 * and each a step closer to the colour at the horizon.
 */
export function foldedSky(scene: Scene, horizon: number, folds = 7, lean = 0.13): string {
  const { width, time, random } = scene;
  let sky = block(0, 0, width, scene.height, time.skyHigh);
  let side = random.sign();
  for (let i = 1; i <= folds; i++) {
    const share = i / folds;
    const y = lerp(-0.02, 0.9, (i - 0.6) / folds) * horizon;
    const rise = side * lean * width * random.between(0.35, 1) * (1 - share * 0.7);
    const plane: Point[] = [
      [-2, y - rise / 2],
      [width + 2, y + rise / 2],
      [width + 2, horizon + 2],
      [-2, horizon + 2],
    ];
    sky += shape(plane, skyAt(time, share));
    side = side === 1 ? -1 : 1;
  }
  return sky;
}

/** The sun or the moon: a disc with one lighter facet. */
export function sun(scene: Scene, at: Point, radius: number): string {
  const from = scene.random.between(120, 170);
  const { sun: colour, skyLow } = scene.time;
  return disc(at, radius, mix(colour, skyLow, 0.22)) + shape(arc(at, radius, from, from + 190), colour);
}
