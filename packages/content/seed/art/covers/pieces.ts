import { marigold, mix, paper, teal } from '../base/colour.ts';
import { along, lerp, middleOf, type Point, placed } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { fieldsWithRiver } from '../world/fields.ts';
import { drawKite, panels } from '../world/kite.ts';
import { accentKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { flown } from '../world/string.ts';
import { branches } from './fork.ts';
import { scrap } from './scrap.ts';

/** Loose pieces drift in from the left and become one kite. */
export function gathering(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const kite = accentKite(scene, [w * 0.7, h * 0.38], h * 0.25, {
    roll: 16,
    yaw: -18,
    pattern: 'wings',
    second: time.sheets[2],
  });
  const scraps = Array.from({ length: 74 }, (_, i) => {
    const share = (i / 74) ** 0.8;
    const spread = h * lerp(0.42, 0.13, share);
    const at: Point = [
      lerp(-0.02, 0.62, share) * w,
      lerp(h * 0.34, h * 0.4, share) +
        Math.sin(share * 4.4) * h * 0.07 +
        random.between(-1, 1) * spread * random.next(),
    ];
    const fill =
      random.next() < share * 0.5
        ? marigold
        : mix(random.pick(time.sheets), time.skyMiddle, (1 - share) * 0.45);
    return scrap(scene, at, h * lerp(0.011, 0.034, share * random.between(0.5, 1)), fill);
  });
  return [
    openRiver(scene, { horizon: h * 0.78, bank: 'low' }),
    ...scraps,
    flown(kite, [w * 0.97, h * 1.03], time.string, { thin: 1, thick: 2.2 }),
  ].join('');
}

/** Loose pieces sink from above and settle, one by one, into their places. */
export function settling(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const kite = accentKite(scene, [w * 0.6, h * 0.5], h * 0.26, {
    roll: 0,
    yaw: 14,
    pitch: 4,
    pattern: 'heart',
    second: time.sheets[2],
  });
  const lifts = panels({ ...kite, size: 199.9 * (h / 1000) }).map((panel) => ({
    ...panel,
    points: panel.points.map(([x, y]): Point => along(kite.at, [x, y], (kite.size * 5) / h)),
  }));
  const sheet = lifts.map(({ points, fill }) => {
    const share = Math.max(0, (kite.at[1] + h * 0.02 - middleOf(points)[1]) / (h * 0.2));
    return shape(
      placed(
        points,
        share * random.between(-13, 13),
        share * random.between(-0.012, 0.012) * w,
        -share * h * 0.085,
      ),
      fill,
      0.7,
    );
  });
  const scraps = Array.from({ length: 34 }, () => {
    const up = random.next();
    const at: Point = [w * (0.6 + random.between(-0.3, 0.3) * (0.35 + up)), h * lerp(0.3, 0.03, up)];
    return scrap(
      scene,
      at,
      h * lerp(0.028, 0.012, up),
      random.next() < 0.35 ? marigold : mix(random.pick(time.sheets), time.skyHigh, up * 0.4),
    );
  });
  return [openRiver(scene, { horizon: h * 0.8, lines: 6, bands: 3, bank: 'none' }), ...scraps, ...sheet].join(
    '',
  );
}

/** Amber pieces from one side and teal ones from the other mix into one sheet over a branching river. */
export function mixing(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const horizon = h * 0.6;
  const kite = accentKite(scene, [w * 0.5, h * 0.33], h * 0.22, {
    roll: 0,
    yaw: 0,
    pitch: 6,
    pattern: 'halves',
    second: teal,
  });
  const swarm = (side: -1 | 1): string[] =>
    Array.from({ length: 34 }, (_, i) => {
      const share = i / 34;
      const at: Point = [
        w * (0.5 + side * lerp(0.46, 0.06, share)),
        h *
          (0.32 +
            side * 0.06 * Math.sin(share * 5) +
            random.between(-1, 1) * lerp(0.2, 0.08, share) * random.next()),
      ];
      const own = side < 0 ? marigold : random.pick([mix(teal, paper, 0.12), mix(teal, paper, 0.6)]);
      return scrap(scene, at, h * lerp(0.012, 0.03, share), mix(own, time.skyMiddle, (1 - share) * 0.3));
    });
  return [
    foldedSky(scene, horizon),
    sun(scene, [w * 0.5, horizon], h * 0.1),
    fieldsWithRiver(scene, horizon, branches()),
    drawKite(kite),
    ...swarm(-1),
    ...swarm(1),
  ].join('');
}
