import { mix } from '../base/colour.ts';
import { lerp, type Point, shares, smooth } from '../base/geometry.ts';
import { scattered } from '../base/scatter.ts';
import { line } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { fieldsWithRiver } from '../world/fields.ts';
import { drawKite } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { flown } from '../world/string.ts';
import { branches } from './fork.ts';

/** A festival sky: kites by the dozen over gently waving lines. */
export function festival(scene: Scene, bank: 'none' | 'city' = 'none'): string {
  const { width: w, height: h, random, time } = scene;
  const places = scattered(random, 36, [w * 0.05, h * 0.07], [w * 0.96, h * 0.62]);
  const kites = places.map((at, i) => {
    const near = ((i * 0.618) % 1) ** 1.6;
    const size = h * lerp(0.014, 0.07, near);
    const kite = i === 7 ? accentKite(scene, at, h * 0.082) : someKite(scene, at, size, 0.45 * (1 - near));
    const svg = flown(
      kite,
      [at[0] - w * lerp(0.03, 0.14, near), h * lerp(0.8, 0.9, near)],
      mix(time.string, time.skyLow, 0.35 + 0.4 * (1 - near)),
      { thin: 0.5, thick: 0.8, sag: 0.2 },
    );
    return { near: i === 7 ? 1 : near, svg };
  });
  return [
    openRiver(scene, { horizon: h * 0.78, bank }),
    ...kites.sort((a, b) => a.near - b.near).map(({ svg }) => svg),
  ].join('');
}

/** Kites in formation where two rivers join. */
export function formation(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.58;
  const kites = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
    const size = h * (0.085 - Math.abs(i) * 0.011);
    const at: Point = [w * (0.5 + i * 0.098), h * (0.2 + Math.abs(i) * 0.075)];
    const shown = { roll: 0, yaw: i <= 0 ? 16 : -16, pitch: 4 };
    return drawKite(
      i === 0
        ? accentKite(scene, at, size, { ...shown, pattern: 'crown' })
        : {
            ...someKite(scene, at, size),
            ...shown,
            colour: Math.abs(i) % 2 ? time.sheets[0] : time.sheets[2],
            pattern: 'crown',
          },
    );
  });
  return [
    foldedSky(scene, horizon),
    sun(scene, [w * 0.5, horizon], h * 0.11),
    fieldsWithRiver(scene, horizon, branches()),
    ...kites,
  ].join('');
}

/** Kites along one rising thread above a river that grows wide; `grow` makes each larger than the last. */
export function rising(scene: Scene, count = 4, grow = 0.013): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.62;
  const thread = smooth(
    [
      [w * -0.02, h * 0.72],
      [w * 0.2, h * 0.6],
      [w * 0.42, h * 0.45],
      [w * 0.66, h * 0.35],
      [w * 0.96, h * 0.21],
    ],
    20,
  );
  const kites = shares(count).map((share, i) => {
    const s = lerp(count > 4 ? 0.1 : 0.3, 0.9, share);
    const tie = thread[Math.round(s * (thread.length - 1))] ?? [0, 0];
    const size = h * (0.05 + i * grow);
    const at: Point = [tie[0] + w * 0.014, tie[1] - size * 1.5];
    const shown = { roll: 16, yaw: -20, pitch: 6 };
    return flown(
      i === count - 1
        ? accentKite(scene, at, size, { ...shown, pattern: 'heart' })
        : { ...someKite(scene, at, size), ...shown, colour: time.sheets[i % 2 ? 1 : 0] },
      tie,
      time.string,
      { thin: 1, thick: 1 },
    );
  });
  const course = {
    middle: (z: number) => 2.4 - z * 0.06 - 4.4 * Math.exp(-z / 9),
    half: (z: number) => 3.3 - Math.min(2, z * 0.1) + z * 0.012,
  };
  return [
    foldedSky(scene, horizon),
    fieldsWithRiver(scene, horizon, [course], 14),
    line(thread, time.string, 1.8),
    ...kites,
  ].join('');
}
