import { marigold, mix } from '../base/colour.ts';
import { lerp, type Point, shares } from '../base/geometry.ts';
import { block, line, shape } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { drawKite } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { riverLines, swellOf } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { flown } from '../world/string.ts';

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
