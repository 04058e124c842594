import { marigold, mix } from '../base/colour.ts';
import { lerp, type Point, shares, smooth } from '../base/geometry.ts';
import { scattered } from '../base/scatter.ts';
import { block, line, shape } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { fieldsWithRiver } from '../world/fields.ts';
import { drawKite } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { riverLines, swellOf } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { flown } from '../world/string.ts';
import { branches } from './pieces.ts';

/** A row of small kites, each as far from the next, along a level line of water. */
export function evenRow(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kites = Array.from({ length: 9 }, (_, i) => {
    const at: Point = [w * lerp(0.09, 0.91, i / 8), h * 0.4];
    const shown = { roll: 14, yaw: -18, pitch: 4 };
    const kite =
      i === 5
        ? accentKite(scene, at, h * 0.068, { ...shown, pattern: 'crown' })
        : { ...someKite(scene, at, h * 0.06), ...shown, colour: time.sheets[i % 3] ?? marigold };
    return flown(kite, [at[0] - w * 0.045, h * 0.735], time.string, { thin: 0.8, thick: 1.1, sag: 0.1 });
  });
  return [openRiver(scene, { horizon: h * 0.73, bank: 'city' }), ...kites].join('');
}

/** Small kites in quiet rows, by colour and by size, above a level band of river. */
export function sortedRows(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const tones = [time.sheets[0], marigold, time.sheets[2]];
  const rows = tones.flatMap((tone, row) =>
    Array.from({ length: 8 - row }, (_, i) => {
      const at: Point = [w * (0.3 + i * 0.085), h * (0.17 + row * 0.19)];
      const accent = tone === marigold;
      if (accent && i > 0)
        return drawKite({
          ...someKite(scene, at, h * 0.05),
          roll: 0,
          yaw: 20,
          pitch: 0,
          colour: time.sheets[1],
          second: time.sheets[2],
          pattern: 'halves',
        });
      return drawKite({
        ...accentKite(scene, at, h * (accent ? 0.058 : 0.062 - row * 0.01)),
        roll: 0,
        yaw: 20,
        pitch: 0,
        colour: tone,
        second: accent ? time.sheets[0] : time.sheets[1],
        pattern: accent ? 'crown' : 'plain',
      });
    }),
  );
  const river = h * 0.76;
  return [
    foldedSky(scene, h),
    skyline(scene.random, w * -0.02, w * 1.02, river, h * 0.05, time.middle, undefined, 2.6),
    block(0, river, w, h * 0.13, time.waterNear),
    riverLines(scene, river, h * 0.88, 6),
    block(0, h * 0.89, w, h, time.near.mid),
    block(0, h * 0.89, w, h * 0.018, time.near.light),
    ...rows,
  ].join('');
}

/** A calendar: twelve soft bands of water, small kites strung along each, the last of each month marked. */
export function calendar(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const swell = swellOf(scene, h * 0.012);
  const height = (band: number, x: number): number =>
    h * (0.055 + band * 0.079) + swell(x, 0.5 + band * 0.02);
  const bands = Array.from({ length: 12 }, (_, band) => {
    const edge = shares(50).map((s): Point => [lerp(-4, w + 4, s), height(band, s * w) - h * 0.02]);
    const tone = mix(time.skyLow, time.waterNear, band / 14);
    const thread = shares(50).map((s): Point => [lerp(-4, w + 4, s), height(band, s * w) + h * 0.01]);
    const kites = Array.from({ length: 10 }, (_, i) => {
      const x = w * (0.34 + i * 0.064);
      const last = i === 9 - ((band * 5) % 3);
      const base = {
        ...someKite(scene, [x, height(band, x) + h * 0.022], h * 0.021),
        roll: 0,
        yaw: 18,
        pitch: 0,
      };
      return i > 9 - ((band * 5) % 3)
        ? ''
        : drawKite(
            last
              ? { ...base, colour: marigold, second: time.sheets[1], pattern: 'plain' }
              : { ...base, colour: time.sheets[band % 2 ? 0 : 1], second: time.sheets[2], pattern: 'crown' },
          );
    });
    return (
      shape([...edge, [w + 4, h + 4], [-4, h + 4]], tone) +
      line(thread, mix(tone, time.string, 0.55), 1.1) +
      kites.join('')
    );
  });
  return block(0, 0, w, h, time.skyHigh) + bands.join('');
}

/** A festival sky: kites by the dozen over gently waving lines. */
export function festival(scene: Scene): string {
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
    openRiver(scene, { horizon: h * 0.78, bank: 'none' }),
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

/** Four kites along one rising thread above a river that grows wide. */
export function rising(scene: Scene): string {
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
  const kites = [0.3, 0.5, 0.7, 0.9].map((s, i) => {
    const tie = thread[Math.round(s * (thread.length - 1))] ?? [0, 0];
    const size = h * (0.05 + i * 0.013);
    const at: Point = [tie[0] + w * 0.014, tie[1] - size * 1.5];
    const shown = { roll: 16, yaw: -20, pitch: 6 };
    return flown(
      i === 3
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
