import { mix } from '../base/colour.ts';
import { lerp, type Point, smooth } from '../base/geometry.ts';
import { line } from '../base/svg.ts';
import { drawKite, type Kite } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { rippled } from '../world/reflection.ts';
import { riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';

/** Two clusters of kites, each in its own colours, seen again in one still river. */
export function clusters(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const shore = h * 0.6;
  const cluster = (middle: number, ours: boolean): Kite[] =>
    (
      [
        [0, 0.3, 0.1],
        [-0.085, 0.17, 0.065],
        [0.075, 0.15, 0.055],
        [0.1, 0.38, 0.05],
        [-0.1, 0.42, 0.042],
      ] as const
    ).map(([x, y, size]) => {
      const at: Point = [w * (middle + x + random.between(-0.012, 0.012)), h * y];
      const tone = ours ? accentKite(scene, at, h * size) : someKite(scene, at, h * size);
      return ours
        ? { ...tone, second: time.sheets[0] }
        : { ...tone, colour: time.sheets[1], second: time.sheets[2] };
    });
  const kites = [...cluster(0.27, false), ...cluster(0.74, true)];
  const bank = skyline(random, w * -0.02, w * 1.02, shore, h * 0.045, time.middle, undefined, 3);
  const air = kites.map(drawKite).join('');
  return [
    foldedSky(scene, shore),
    bank,
    rippled(scene, shore, air + bank),
    riverLines(scene, shore, h, 8),
    air,
  ].join('');
}

/** Kites of a kind meet in twos across level lines. */
export function meetings(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const rows = 4;
  const level = (i: number): number => h * (0.2 + i * 0.2);
  const lines = Array.from({ length: rows * 2 + 1 }, (_, i) => {
    const y = h * (0.1 + i * 0.1);
    return line(
      smooth(
        [0, 0.25, 0.5, 0.75, 1].map(
          (s): Point => [w * lerp(-0.01, 1.01, s), y + Math.sin(s * 5 + i * 0.5) * h * 0.008],
        ),
        12,
      ),
      mix(time.skyMiddle, time.waterLine, i % 2 ? 0.75 : 0.3),
      i % 2 ? 2 : 1.2,
    );
  });
  const pairs = Array.from({ length: rows }, (_, row) =>
    [0, 1, 2]
      .map((column) => {
        const x = w * (0.2 + column * 0.3 + (row % 2) * 0.07 + random.between(-0.01, 0.01));
        const size = h * 0.058;
        const gap = size * random.between(0.86, 1.2);
        const ours = row === 1 && column === 1;
        const one = ours
          ? accentKite(scene, [x - gap, level(row)], size, { pattern: 'halves' })
          : someKite(scene, [x - gap, level(row)], size);
        const left = { ...one, roll: 18, yaw: 20, pitch: 0 };
        const right = { ...left, at: [x + gap, level(row)] as Point, roll: -18, yaw: -20 };
        return drawKite(left) + drawKite(right);
      })
      .join(''),
  );
  return [foldedSky(scene, h, 8, 0.06), ...lines, ...pairs].join('');
}
