import { darker, lighter, marigold, mix, paper, teal } from '../base/colour.ts';
import { along, lerp, middleOf, type Point, placed } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { type Course, distance, fieldsWithRiver } from '../world/fields.ts';
import { drawKite, type Kite, outline, panels, spars } from '../world/kite.ts';
import { accentKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { flown } from '../world/string.ts';

/** A loose three-cornered piece of paper. */
function scrap(scene: Scene, [x, y]: Point, size: number, fill: string): string {
  const { random } = scene;
  const turn = random.between(0, 6.28);
  const corner = (angle: number, reach: number): Point => [
    x + Math.cos(turn + angle) * size * reach,
    y + Math.sin(turn + angle) * size * reach,
  ];
  const [a, b, c] = [corner(0, 1), corner(2.2, random.between(0.6, 1)), corner(4, random.between(0.5, 0.9))];
  return shape([a, b, c], fill, 0.4) + shape([a, along(b, c, 0.5), c], darker(fill, 0.14), 0.2);
}

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

/** A kite laid out in its pieces, just before they are joined, beside five lines. */
export function assembled(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite: Kite = accentKite(scene, [w * 0.62, h * 0.4], Math.min(199, h * 0.199), {
    roll: 12,
    yaw: -16,
    pitch: 6,
    pattern: 'crown',
    second: time.sheets[1],
    colour: time.sheets[0],
  });
  const pieces = panels(kite).map(({ points, fill, part }, i) => {
    const [x, y] = middleOf(points);
    const apart = 0.42 + (i % 3) * 0.13;
    const grown = points.map((point): Point => along(kite.at, point, 1.42));
    return shape(
      placed(grown, (i % 2 ? 1 : -1) * 4, (x - kite.at[0]) * apart, (y - kite.at[1]) * apart),
      part === 'heart' ? lighter(marigold, i % 2 ? 0.16 : 0) : fill,
      0.5,
    );
  });
  return [
    openRiver(scene, { horizon: h * 0.82, lines: 5, bands: 2, bank: 'none', sunAt: 0.2, sunSize: 0.18 }),
    ...pieces,
  ].join('');
}

/** Half of a kite is bare old spars, the other half new paper. */
export function renewed(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const kite = accentKite(scene, [w * 0.58, h * 0.4], h * 0.32, {
    roll: 8,
    yaw: 12,
    pitch: 4,
    pattern: 'crown',
    second: time.sheets[0],
  });
  const old = mix(time.skyMiddle, teal, 0.34);
  const bare = panels({ ...kite, facets: undefined }).filter(({ side }) => side === 'left');
  const torn = bare
    .filter((_, i) => i % 4 === 1)
    .map(({ points }, i) =>
      shape(
        placed(points, 20 + i * 26, -w * (0.07 + i * 0.045), h * (0.02 + i * 0.05), 0.8),
        mix(old, time.skyLow, 0.2 + i * 0.1),
      ),
    );
  const kept = bare
    .filter((_, i) => i % 5 === 3)
    .map(({ points }) => shape(points, mix(old, time.skyMiddle, 0.4), 0.4, 0.8));
  const fresh = panels(kite)
    .filter(({ side }) => side === 'right')
    .map(({ points, fill }) => shape(points, fill, 0.7));
  const specks = Array.from({ length: 9 }, (_, i) =>
    scrap(
      scene,
      [w * (0.36 - i * 0.034), h * (0.46 + random.between(-0.06, 0.14))],
      h * (0.02 - i * 0.0014),
      mix(old, time.skyLow, 0.3),
    ),
  );
  return [
    openRiver(scene, { horizon: h * 0.8, bank: 'low' }),
    ...specks,
    ...torn,
    ...kept,
    ...fresh,
    line([outline(kite)[0], outline(kite)[3], outline(kite)[2]] as Point[], mix(time.string, old, 0.5), 1.6),
    spars(kite, mix(time.string, old, 0.2), 3.4),
  ].join('');
}

const fork = 8.5;

function shareOf(z: number): number {
  return Math.log(z / distance(0)) / Math.log(distance(1) / distance(0));
}

/** A river that divides in two a little way off. */
export function branches(): Course[] {
  const arm = (side: -1 | 1): Course => ({
    middle: (z) =>
      side *
      (0.84 + Math.max(0, z - fork) * 0.3 + 0.036 * z * Math.sin(Math.max(0, Math.log(z / fork)) * 2.7)),
    half: (z) => 0.98 + z * 0.003,
    from: shareOf(fork),
    to: 0.97,
  });
  const trunk: Course = { middle: () => 0, half: () => 1.84, from: 0, to: shareOf(fork + 0.5) };
  return [arm(-1), arm(1), trunk];
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
