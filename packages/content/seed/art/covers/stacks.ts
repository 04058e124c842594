import { darker, lighter, marigold, mix, teal } from '../base/colour.ts';
import { lerp, type Point, stroke } from '../base/geometry.ts';
import { block, line, shape } from '../base/svg.ts';
import { quay } from '../compositions/ghats.ts';
import { evenRiver, openRiver } from '../world/backdrop.ts';
import { drawKite } from '../world/kite.ts';
import { accentKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { flown } from '../world/string.ts';

/** A kite of planes laid one on the other, over twelve steps down to a river in evening light. */
export function stackedPlanes(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = accentKite(scene, [w * 0.64, h * 0.27], h * 0.18, {
    roll: 10,
    yaw: 22,
    pitch: 14,
    pattern: 'plain',
    second: time.sheets[0],
  });
  const planes = [5, 4, 3, 2, 1].map((i) => {
    const moved = { ...kite, at: [kite.at[0] - i * h * 0.026, kite.at[1] + i * h * 0.032] as Point };
    const tone = mix(
      [time.sheets[0], teal, mix(teal, time.sheets[0], 0.5)][i % 3] ?? teal,
      time.skyMiddle,
      i * 0.05,
    );
    return drawKite({ ...moved, colour: tone, second: tone, relief: 0.6 });
  });
  const gleam = Array.from({ length: 9 }, (_, i) => {
    const y = h * lerp(0.56, 0.98, (i / 9) ** 1.2);
    const [x, long] = [w * (0.7 + (i % 2 ? 0.03 : -0.02)), w * lerp(0.05, 0.17, i / 9)];
    return shape(
      stroke(
        [
          [x - long, y],
          [x, y - 1],
          [x + long, y],
        ],
        (s) => Math.sin(s * Math.PI) * lerp(2, 7, i / 9),
      ),
      mix(marigold, time.waterNear, 0.2 + i * 0.04),
    );
  });
  return [
    quay(scene, { horizon: h * 0.53, steps: 12, between: gleam.join('') }),
    ...planes,
    drawKite(kite),
  ].join('');
}

/** Pieces of kite in a grid, stacked on shelves, over straight lines; or beside a straight quay. */
export function shelves(scene: Scene, quayside = false): string {
  const { width: w, height: h, random, time } = scene;
  const [columns, rows] = [7, 4];
  const [left, top, cell] = [w * 0.25, h * 0.11, h * 0.138];
  const tones: [string, ...string[]] = [
    time.sheets[0],
    time.sheets[1],
    time.sheets[2],
    mix(time.sheets[2], time.skyLow, 0.45),
  ];
  const pieces = Array.from({ length: columns * rows }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    if ((row === 0 && column > 4) || (row === 1 && column === 6) || (row === 0 && column === 1)) return '';
    const [x, y] = [left + column * cell * 1.12 + cell / 2, top + row * cell * 1.12 + cell / 2];
    const fill = row === 1 && column === 3 ? marigold : random.pick(tones);
    const r = cell * 0.5;
    const [n, e, s, o] = [
      [x, y - r],
      [x + r, y - r * 0.1],
      [x, y + r],
      [x - r, y - r * 0.1],
    ] as [Point, Point, Point, Point];
    const m: Point = [x, y - r * 0.1];
    return (
      shape([n, m, o], lighter(fill, 0.2), 0.4) +
      shape([n, e, m], fill, 0.4) +
      shape([o, m, s], darker(fill, 0.12), 0.4) +
      shape([m, e, s], darker(fill, 0.34), 0.4)
    );
  });
  const boards = Array.from({ length: rows }, (_, row) => {
    const y = top + row * cell * 1.12 + cell * 1.01;
    return shape(
      [
        [left - cell * 0.2, y],
        [left + columns * cell * 1.12 + cell * 0.1, y],
        [left + columns * cell * 1.12 + cell * 0.1, y + cell * 0.035],
        [left - cell * 0.2, y + cell * 0.035],
      ],
      mix(time.near.mid, time.skyMiddle, 0.3),
    );
  });
  const ground = quayside
    ? openRiver(scene, { horizon: h * 0.62, bank: 'none' }) +
      block(0, h * 0.79, w, h, time.near.mid) +
      block(0, h * 0.79, w, h * 0.022, time.near.light)
    : evenRiver(scene, h * 0.8, 5);
  return [ground, ...boards, ...pieces].join('');
}

/** Teal kites of falling size, one above the other on one line, over broad calm water. */
export function stacked(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const sizes = [0.105, 0.082, 0.063, 0.048, 0.036, 0.027];
  let y = h * 0.7;
  const train = sizes.map((size, i) => {
    y -= h * size * (i ? 1.3 : 0.2);
    const at: Point = [w * (0.52 + i * 0.028), y];
    y -= h * size * 0.86;
    const last = i === sizes.length - 1;
    return accentKite(scene, at, h * size, {
      roll: 12 + i * 2,
      yaw: -20,
      pitch: 6,
      colour: last ? marigold : mix(teal, time.skyMiddle, i * 0.07),
      second: last ? time.sheets[1] : time.sheets[2],
      pattern: 'crown',
    });
  });
  const joints = train.map(({ at }) => at);
  return [
    openRiver(scene, { horizon: h * 0.8, bank: 'city', sunAt: 0.26, sunSize: 0.17 }),
    line(joints, time.string, 1.4),
    ...train.slice(1).reverse().map(drawKite),
    flown(train[0] ?? accentKite(scene, [0, 0], 1), [w * 0.2, h * 1.03], time.string, {
      thin: 1.2,
      thick: 2.2,
    }),
  ].join('');
}
