import { darker, deep, marigold, mix, paper, teal } from '../base/colour.ts';
import { lerp, type Point, smooth } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { flow } from '../compositions/currents.ts';
import { fieldsWithRiver } from '../world/fields.ts';
import { bridle, drawKite, spot } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { flown, hanging } from '../world/string.ts';

/** A single kite that long calm lines hold above a river running narrow into the distance. */
export function heldByLines(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.56;
  const kite = accentKite(scene, [w * 0.5, h * 0.27], h * 0.19, {
    roll: -8,
    yaw: 16,
    pitch: 4,
    pattern: 'crown',
  });
  const { knot } = bridle(kite);
  const lines = [-0.04, 0.16, 0.36, 0.66, 0.86, 1.05].map((x) =>
    line(hanging(knot, [w * x, h * 1.02], 0.05), time.name === 'dusk' ? deep : time.string, 1.6),
  );
  const course = { middle: (z: number) => 0.9 - 0.9 * Math.exp(-z / 12), half: () => 1.75 };
  return [
    foldedSky(scene, horizon),
    sun(scene, [w * 0.5, horizon], h * 0.12),
    fieldsWithRiver(scene, horizon, [course], 13),
    drawKite(kite),
    ...lines,
  ].join('');
}

/** A light kite whose long tail takes the curve of the river under it. */
export function longTail(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.6;
  const course = {
    middle: (z: number) => 2.6 * Math.sin(Math.log(z) * 2 - 1.4),
    half: (z: number) => 1.2 + z * 0.015,
  };
  const kite = accentKite(scene, [w * 0.3, h * 0.24], h * 0.13, {
    roll: -30,
    yaw: 20,
    colour: mix(paper, teal, 0.06),
    second: time.sheets[0],
    pattern: 'crown',
  });
  const path = smooth(
    [
      spot(kite, [0, -1.2, 0]),
      [w * 0.4, h * 0.43],
      [w * 0.56, h * 0.42],
      [w * 0.66, h * 0.31],
      [w * 0.8, h * 0.24],
      [w * 0.93, h * 0.3],
    ],
    16,
  );
  const bows = path.flatMap(([x, y], i) => {
    const next = path[i + 1];
    if (i % 6 !== 5 || !next) return [];
    const [size, turn] = [h * lerp(0.032, 0.016, i / path.length), Math.atan2(next[1] - y, next[0] - x)];
    const wing = (angle: number): Point => [
      x + Math.cos(turn + angle) * size,
      y + Math.sin(turn + angle) * size,
    ];
    const fill = i % 12 === 5 ? marigold : time.sheets[0];
    return [
      shape([[x, y], wing(0.9), wing(2.2)], fill),
      shape([[x, y], wing(-0.9), wing(-2.2)], darker(fill, 0.3)),
    ];
  });
  return [
    foldedSky(scene, horizon),
    fieldsWithRiver(scene, horizon, [course]),
    line(path, time.string, 1.5),
    ...bows,
    flown(kite, [w * 0.06, h * 1.03], time.string, { thin: 0.9, thick: 2 }),
  ].join('');
}

/** A kite that climbs at the left over one wide bend. */
export function overOneBend(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.5;
  const course = {
    middle: (z: number) => 7.6 * Math.exp(-(((Math.log(z) - 2.55) / 0.72) ** 2)) - 2.4,
    half: (z: number) => 2 + z * 0.03,
  };
  const kite = accentKite(scene, [w * 0.25, h * 0.28], h * 0.17, {
    roll: -26,
    yaw: 24,
    pitch: -10,
    pattern: 'wings',
  });
  const far = someKite(scene, [w * 0.83, h * 0.16], h * 0.032, 0.2);
  return [
    foldedSky(scene, horizon),
    sun(scene, [w * 0.52, horizon], h * 0.1),
    fieldsWithRiver(scene, horizon, [course]),
    flown(far, [w * 0.97, h * 0.7], time.string, { thin: 0.5, thick: 0.9 }),
    flown(kite, [w * 0.4, h * 1.04], time.string, { thin: 1, thick: 2.2, sag: 0.08 }),
  ].join('');
}

/** A kite let go: its string curls loose over broad lines of water. */
export function released(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = accentKite(scene, [w * 0.36, h * 0.29], h * 0.14, {
    roll: 24,
    yaw: -22,
    pitch: 10,
    pattern: 'halves',
  });
  const { knot, ties } = bridle(kite);
  const loose: Point[] = [
    knot,
    [w * 0.41, h * 0.46],
    [w * 0.5, h * 0.5],
    [w * 0.55, h * 0.41],
    [w * 0.49, h * 0.37],
    [w * 0.48, h * 0.48],
    [w * 0.58, h * 0.53],
    [w * 0.68, h * 0.46],
    [w * 0.74, h * 0.38],
  ];
  return (
    flow(scene) +
    drawKite(kite) +
    line([ties[0], knot, ties[1]], time.string, 1.2, 0.8) +
    line(smooth(loose), time.string, 1.8)
  );
}
