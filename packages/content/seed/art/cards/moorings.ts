import type { Point } from '../base/geometry.ts';
import { line } from '../base/svg.ts';
import { quay } from '../compositions/ghats.ts';
import { openRiver } from '../world/backdrop.ts';
import { fieldsWithRiver } from '../world/fields.ts';
import { held, placedKite } from '../world/flying.ts';
import { bridle, drawKite } from '../world/kite.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';

/** One broad kite held by four even lines from a stone bank. */
export function moored(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = placedKite(scene, [0.62, 0.26, 0.2], true, { roll: 8, yaw: -8, pitch: 0, pattern: 'crown' });
  const { knot } = bridle(kite);
  const hands: Point[] = [
    [0.1, 0.56],
    [0.17, 0.67],
    [0.25, 0.78],
    [0.34, 0.9],
  ].map(([x = 0, y = 0]) => [w * x, h * y]);
  return (
    quay(scene, { horizon: h * 0.52, steps: 6 }) +
    drawKite(kite) +
    hands.map((hand) => line([knot, hand], time.string, 1.8)).join('')
  );
}

/** A small kite low down, in the lee of a great one. */
export function sheltered(scene: Scene): string {
  const { height: h } = scene;
  const great = placedKite(scene, [0.6, 0.36, 0.3], true, { pattern: 'wings' });
  const small = placedKite(scene, [0.82, 0.6, 0.065], false, {
    colour: scene.time.sheets[0],
    second: scene.time.sheets[2],
  });
  return (
    openRiver(scene, { horizon: h * 0.79, bank: 'city' }) +
    held(scene, great, 0.14, 1.03, 2.6) +
    held(scene, small, 0.72, 0.86, 1.2)
  );
}

/** Three kites, one above the other, on lines drawn taut over a bend. */
export function threeClimbing(scene: Scene): string {
  const { width: w, height: h } = scene;
  const horizon = h * 0.56;
  const course = {
    middle: (z: number) => 6.4 * Math.exp(-(((Math.log(z) - 2.5) / 0.7) ** 2)) - 1.6,
    half: (z: number) => 2 + z * 0.025,
  };
  const kites = (
    [
      [0.72, 0.13, 0.07],
      [0.6, 0.27, 0.09],
      [0.46, 0.45, 0.12],
    ] as const
  ).map((place, i) =>
    held(
      scene,
      placedKite(
        scene,
        place,
        i === 2,
        i === 2 ? { roll: 18 } : { roll: 18, colour: scene.time.sheets[i ? 0 : 1] },
      ),
      0.1 + i * 0.03,
      1.04,
      1.8,
      0.02,
    ),
  );
  return [
    foldedSky(scene, horizon),
    sun(scene, [w * 0.86, horizon], h * 0.1),
    fieldsWithRiver(scene, horizon, [course]),
    ...kites,
  ].join('');
}
