import { darker, mix } from '../base/colour.ts';
import { line, shape } from '../base/svg.ts';
import { placedKite } from '../world/flying.ts';
import { lightTone } from '../world/glow.ts';
import { bridle, drawKite } from '../world/kite.ts';
import { rippled } from '../world/reflection.ts';
import type { Scene } from '../world/scene.ts';
import { skyline } from '../world/skyline.ts';
import { hanging } from '../world/string.ts';
import { fly } from './kites.ts';
import { stage, standing } from './stage.ts';

/** Three kites whose lines run down to one point on the bank. */
export function threeFromOnePoint(scene: Scene): string {
  const { width: w, height: h } = scene;
  const bank =
    shape(
      [
        [w * 0.56, h * 1.02],
        [w * 0.72, h * 0.9],
        [w * 1.01, h * 0.84],
        [w * 1.01, h * 1.02],
      ],
      lightTone(scene, 0.92),
    ) +
    shape(
      [
        [w * 0.62, h * 1.02],
        [w * 0.77, h * 0.925],
        [w * 1.01, h * 0.88],
        [w * 1.01, h * 1.02],
      ],
      lightTone(scene, 0.99),
    );
  const kites = [
    fly(scene, placedKite(scene, [0.52, 0.24, 0.075]), 0.8, 0.9),
    fly(scene, placedKite(scene, [0.7, 0.2, 0.11], true), 0.8, 0.9),
    fly(scene, placedKite(scene, [0.89, 0.32, 0.06]), 0.8, 0.9),
  ];
  return stage(scene, { horizon: 0.74, at: 0.62 }) + bank + kites.join('');
}

/** One kite after another along the river. */
export function following(scene: Scene): string {
  const kites = [
    fly(scene, placedKite(scene, [0.84, 0.25, 0.09], true), 0.66, 1.02),
    fly(
      scene,
      placedKite(scene, [0.6, 0.36, 0.12], false, {
        colour: scene.time.sheets[0],
        second: scene.time.sheets[2],
        pattern: 'crown',
      }),
      0.42,
      1.03,
      2.2,
    ),
  ];
  return stage(scene, { horizon: 0.77, at: 0.86 }) + kites.join('');
}

/** A line that crosses the river from one bank to the other. */
export function acrossTheRiver(scene: Scene): string {
  const { width: w, height: h, random } = scene;
  const kite = placedKite(scene, [0.8, 0.25, 0.11], true, { roll: 24 });
  const near = shape(
    [
      [-2, h * 0.9],
      [w * 0.2, h * 0.915],
      [w * 0.38, h * 1.02],
      [-2, h * 1.02],
    ],
    lightTone(scene, 0.98),
  );
  const far = skyline(
    random,
    w * 0.5,
    w * 1.02,
    h * 0.73,
    h * 0.15,
    standing(scene, 0.6),
    (s) => 0.4 + s * 0.6,
    1.5,
  );
  const thread = line(
    hanging(bridle(kite).knot, [w * 0.14, h * 0.91], 0.16),
    mix(scene.time.string, '#FFFFFF', 0.2),
    2,
  );
  return (
    stage(scene, { horizon: 0.73, at: 0.74, bank: 'none', onBank: far }) + near + drawKite(kite) + thread
  );
}

/** Two kites close to each other above calm water, and their image in it. */
export function closeTogether(scene: Scene): string {
  const { height: h } = scene;
  const kites = [
    placedKite(scene, [0.68, 0.29, 0.14], true, { roll: 14, yaw: -20, pattern: 'crown' }),
    placedKite(scene, [0.82, 0.34, 0.105], false, {
      roll: -12,
      yaw: 20,
      colour: scene.time.sheets[0],
      second: scene.time.sheets[2],
      pattern: 'crown',
    }),
  ];
  const air = kites.map(drawKite).join('');
  const shore = h * 0.58;
  const still = {
    ...scene,
    time: { ...scene.time, waterFar: lightTone(scene, 0.55), waterNear: lightTone(scene, 0.95) },
  };
  return stage(scene, { horizon: 0.58, at: 0.76 }) + rippled(still, shore, air) + air;
}

/** One great kite near by, its spars and bridle to be seen. */
export function nearBy(scene: Scene): string {
  const kite = placedKite(scene, [0.76, 0.44, 0.4], true, {
    roll: 22,
    yaw: -20,
    pitch: 8,
    pattern: 'crown',
    second: darker(scene.time.sheets[1], 0),
  });
  return stage(scene, { horizon: 0.86, at: 0.6, bank: 'low' }) + fly(scene, kite, 0.4, 1.04, 3);
}

/** A large kite above the calm river. */
export function largeKite(scene: Scene): string {
  const kite = placedKite(scene, [0.74, 0.34, 0.24], true, {
    roll: 14,
    yaw: -24,
    pitch: 6,
    pattern: 'halves',
    second: scene.time.sheets[0],
  });
  return (
    stage(scene, { horizon: 0.77, at: 0.82 }) +
    fly(scene, placedKite(scene, [0.5, 0.18, 0.034]), 0.4, 0.9, 0.9) +
    fly(scene, kite, 0.5, 1.04, 2.4)
  );
}
