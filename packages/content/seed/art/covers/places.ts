import type { Point } from '../base/geometry.ts';
import { quay } from '../compositions/ghats.ts';
import { fieldsWithRiver } from '../world/fields.ts';
import { accentKite, someKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { flown } from '../world/string.ts';
import { branches, middleBranch } from './fork.ts';

/** Three kites tied up at a stepped bank. */
export function tethered(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kites = [
    [0.46, 0.2, 0.07, 0.13, 0.62],
    [0.62, 0.3, 0.1, 0.2, 0.78],
    [0.83, 0.22, 0.13, 0.32, 0.9],
  ].map(([x = 0, y = 0, size = 0, hx = 0, hy = 0], i) => {
    const at: Point = [w * x, h * y];
    const shown = { roll: 18, yaw: -20, pitch: 4 };
    const kite =
      i === 2
        ? accentKite(scene, at, h * size, { ...shown, pattern: 'quarters' })
        : { ...someKite(scene, at, h * size), ...shown, colour: time.sheets[i] ?? time.sheets[0] };
    return flown(kite, [w * hx, h * hy], time.string, { thin: 0.8, thick: 1.8, sag: 0.1 });
  });
  return quay(scene, { horizon: h * 0.54 }) + kites.join('');
}

/** Three kites over a river that divides. */
export function threeWays(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.54;
  const kites = (
    [
      [0.22, 0.27, 0.14],
      [0.52, 0.2, 0.17],
      [0.8, 0.3, 0.13],
    ] as const
  ).map(([x, y, size], i) => {
    const shown = {
      roll: [-14, 4, 16][i] ?? 0,
      yaw: [22, -14, -24][i] ?? 0,
      pitch: 4,
      pattern: 'crown' as const,
    };
    const colours = [
      { colour: time.sheets[2], second: time.sheets[0] },
      {},
      { colour: time.sheets[1], second: time.sheets[2] },
    ][i];
    return flown(
      accentKite(scene, [w * x, h * y], h * size, { ...shown, ...colours }),
      [w * (0.44 + i * 0.06), h * 1.03],
      time.string,
      { thin: 0.9, thick: 1.8, sag: 0.06 },
    );
  });
  return [
    foldedSky(scene, horizon),
    sun(scene, [w * 0.66, horizon], h * 0.1),
    fieldsWithRiver(scene, horizon, [middleBranch(), ...branches()]),
    ...kites,
  ].join('');
}
