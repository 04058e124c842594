import { marigold, mix, paper, teal } from '../base/colour.ts';
import { lerp, type Point, shares, stroke } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import { branches, clearing, meeting, middleBranch } from '../covers/fork.ts';
import { perspective } from '../world/camera.ts';
import { type Course, fieldsWithRiver } from '../world/fields.ts';
import { held, placedKite } from '../world/flying.ts';
import { drawKite } from '../world/kite.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { box, drawFaces } from '../world/solids.ts';

const amber = mix(marigold, paper, 0.32);

function land(scene: Scene, horizon: number, courses: readonly Course[], lines = 11): string {
  return (
    foldedSky(scene, horizon) +
    sun(scene, [scene.width * 0.8, horizon], scene.height * 0.09) +
    fieldsWithRiver(scene, horizon, courses, lines)
  );
}

/** Two currents of different colour meet under an amber kite. */
export function twoCurrents(scene: Scene): string {
  const { height: h } = scene;
  const kite = placedKite(scene, [0.5, 0.27, 0.18], true, { roll: 0, yaw: 14, pattern: 'plain' });
  return land(scene, h * 0.55, meeting(amber, teal)) + drawKite(kite);
}

/** Three tinted currents join in one clear river. */
export function threeCurrents(scene: Scene): string {
  const { height: h, time } = scene;
  const all = [
    middleBranch(mix(teal, paper, 0.6)),
    ...meeting(amber, mix(teal, paper, 0.1)),
    clearing(mix(time.waterFar, paper, 0.75)),
  ];
  return (
    land(scene, h * 0.54, all) +
    held(scene, placedKite(scene, [0.54, 0.24, 0.15], true, { roll: 10 }), 0.3, 1.03, 2)
  );
}

/** A broad river that divides in three below one steady teal kite. */
export function threeChannels(scene: Scene): string {
  const { height: h, time } = scene;
  const kite = placedKite(scene, [0.52, 0.25, 0.19], true, {
    roll: 0,
    yaw: 14,
    pitch: 0,
    colour: teal,
    second: time.sheets[0],
    pattern: 'crown',
  });
  return land(scene, h * 0.55, [middleBranch(), ...branches()]) + drawKite(kite);
}

/** The arms of an old delta, led together into a new straight bed. */
export function newBed(scene: Scene): string {
  const { height: h } = scene;
  const arm = (x: number, wave: number): Course => ({
    middle: (z) =>
      x * Math.max(0, 1 - (z - 3) / 9) ** 1.4 + wave * Math.sin(z * 0.9) * Math.max(0, 1 - z / 13),
    half: (z) => 0.42 + z * 0.02,
    from: 0,
    to: 0.37,
  });
  const straight: Course = { middle: () => 0, half: () => 0.95, from: 0.33, to: 1 };
  return (
    land(scene, h * 0.46, [arm(-4.6, 0.4), arm(-1.7, -0.3), arm(1.4, 0.35), arm(4.4, -0.4), straight], 7) +
    held(scene, placedKite(scene, [0.32, 0.22, 0.11], true), 0.1, 0.8, 1.6)
  );
}

/** An amber current passes gate after gate on its way to a teal kite. */
export function throughGates(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.5;
  const course: Course = { middle: () => 0, half: () => 1.3, tint: amber };
  const camera = perspective({
    eye: [0, 3.4, 0],
    yaw: 0,
    pitch: 0,
    lens: w * 0.5,
    centre: [w * 0.5, horizon],
  });
  const gates = [7, 11, 17, 27].flatMap((z) => [
    ...box(-2.1, 0, z, 0.55, 2.6, 0.7, time.near),
    ...box(1.55, 0, z, 0.55, 2.6, 0.7, time.near),
    ...box(-2.3, 2.6, z - 0.1, 4.6, 0.4, 0.9, time.near).map((face) => ({ ...face, bias: -0.5 })),
  ]);
  const kite = placedKite(scene, [0.5, 0.2, 0.13], true, {
    roll: 0,
    yaw: 14,
    colour: teal,
    second: time.sheets[0],
    pattern: 'crown',
  });
  return land(scene, horizon, [course]) + drawFaces(gates, camera) + drawKite(kite);
}

/** Small kites rise like vapour above three measured channels. */
export function vapour(scene: Scene): string {
  const { height: h, random } = scene;
  const horizon = h * 0.62;
  const canals = [-4.6, 0, 4.6].map((x): Course => ({ middle: () => x, half: () => 0.72 }));
  const kites = [0.24, 0.5, 0.76].flatMap((x, column) =>
    Array.from({ length: 9 }, (_, i) => {
      const s = i / 8;
      const place = [
        x + (0.5 - x) * 0.35 * (1 - s) + Math.sin(i * 1.3 + column) * 0.024 * (0.4 + s),
        lerp(0.6, 0.07, s),
        lerp(0.014, 0.036, random.next()) * (1 - s * 0.3),
      ] as const;
      return drawKite(placedKite(scene, place, column === 1 && i === 4, { roll: random.between(-30, 30) }));
    }),
  );
  return [foldedSky(scene, horizon), fieldsWithRiver(scene, horizon, canals, 6), ...kites].join('');
}

/** One wide current that gathers five thin streams, seen from above. */
export function collecting(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const water = mix(time.waterNear, time.waterFar, 0.3);
  const mouth: Point = [w * 0.52, h * 0.62];
  const eased = (from: Point, to: Point): Point[] =>
    shares(40).map((s): Point => [lerp(from[0], to[0], s), lerp(from[1], to[1], s * s * (3 - 2 * s))]);
  const streams = [0.16, 0.38, 0.6, 0.8, 0.97].map((y, i) =>
    shape(
      stroke(
        eased([w * -0.02, h * y], [mouth[0], mouth[1] + (i - 2) * h * 0.026]),
        (s) => h * lerp(0.014, 0.034, s),
      ),
      water,
    ),
  );
  const main = shape(
    stroke([...eased([mouth[0] - 3, mouth[1]], [w * 1.03, h * 0.7])], (s) => h * lerp(0.138, 0.21, s)),
    water,
  );
  const lines = Array.from({ length: 9 }, (_, i) =>
    shape(
      stroke(
        eased(
          [w * (0.56 + (i % 3) * 0.05), mouth[1] + (i - 4) * h * 0.015],
          [w * (0.86 + (i % 4) * 0.05), h * (0.7 + (i - 4) * 0.02)],
        ),
        (s) => Math.sin(s * Math.PI) * h * 0.005,
      ),
      mix(water, time.waterLine, 0.7),
    ),
  );
  return [
    foldedSky(scene, h, 8, 0.18),
    ...streams,
    main,
    ...lines,
    held(scene, placedKite(scene, [0.68, 0.26, 0.15], true), 0.4, 1.03, 2),
  ].join('');
}
