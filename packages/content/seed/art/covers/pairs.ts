import { lerp, type Point } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { fieldsWithRiver } from '../world/fields.ts';
import { bridle, drawKite, type Kite, outline } from '../world/kite.ts';
import { accentKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { flown, hanging } from '../world/string.ts';
import { betweenWalls } from './banks.ts';
import { branches } from './fork.ts';

/** Two tall kites in balance, one on either side of a forking river. */
export function eitherSide(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.56;
  const left = accentKite(scene, [w * 0.24, h * 0.3], h * 0.22, {
    roll: 6,
    yaw: 46,
    pitch: 0,
    pattern: 'crown',
    colour: time.sheets[0],
    second: time.sheets[1],
  });
  const right = accentKite(scene, [w * 0.76, h * 0.3], h * 0.22, {
    roll: -6,
    yaw: -46,
    pitch: 0,
    pattern: 'crown',
    second: time.sheets[1],
  });
  return [
    foldedSky(scene, horizon),
    sun(scene, [w * 0.5, horizon], h * 0.13),
    fieldsWithRiver(scene, horizon, branches()),
    flown(left, [w * 0.44, h * 1.03], time.string, { sag: 0.05 }),
    flown(right, [w * 0.56, h * 1.03], time.string, { sag: 0.05 }),
  ].join('');
}

/** Two kites alike on opposite banks, and one thin line from each to the other. */
export function oppositeBanks(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.6;
  const left = accentKite(scene, [w * 0.2, h * 0.27], h * 0.14, {
    roll: -10,
    yaw: 18,
    pitch: 4,
    pattern: 'heart',
  });
  const right: Kite = { ...left, at: [w * 0.8, h * 0.27], roll: 10, yaw: -18 };
  const joined = line(hanging(bridle(left).knot, bridle(right).knot, 0.2), time.string, 2);
  return [betweenWalls(scene, horizon), drawKite(left), drawKite(right), joined].join('');
}

/** A kite on its way from one long string to another. */
export function handedOver(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const places = [0, 1, 2, 3].map(
    (i): Point => [w * lerp(0.32, 0.64, i / 3), h * (0.36 - Math.sin((i / 3) * 1.9 + 0.3) * 0.12)],
  );
  const kites = places.map((at, i) =>
    accentKite(scene, at, h * lerp(0.12, 0.15, i / 3), {
      roll: lerp(-26, 18, i / 3),
      yaw: 18,
      pitch: 4,
      pattern: 'crown',
    }),
  );
  const ghosts = kites
    .slice(0, 3)
    .map(
      (kite, i) =>
        shape(outline(kite), time.sheets[0], 0, 0.1 + i * 0.12) +
        line([...outline(kite), outline(kite)[0] ?? kite.at], time.sheets[0], 1.8, 0.5 + i * 0.2),
    );
  const [first, last] = [kites[0], kites[3]] as [Kite, Kite];
  const before = line(hanging(bridle(first).knot, [w * -0.02, h * 0.98], 0.1), time.sheets[0], 1.8, 0.75);
  return [
    openRiver(scene, { horizon: h * 0.72, bank: 'city', sunAt: 0.8 }),
    before,
    ...ghosts,
    flown(last, [w * 0.98, h * 1.03], time.string, { thin: 1.3, thick: 2.4, sag: 0.1 }),
  ].join('');
}
