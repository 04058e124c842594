import { darker, mix } from '../base/colour.ts';
import { lerp, type Point } from '../base/geometry.ts';
import { scattered } from '../base/scatter.ts';
import { line, shape } from '../base/svg.ts';
import { fieldsWithRiver } from '../world/fields.ts';
import { glowingSky, lightTone } from '../world/glow.ts';
import { bridle, drawKite, type Kite } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { rippled } from '../world/reflection.ts';
import type { Scene } from '../world/scene.ts';
import { skyline } from '../world/skyline.ts';
import { flown, hanging } from '../world/string.ts';
import { stage, standing } from './stage.ts';

const pose = { roll: 18, yaw: -22, pitch: 6 };

/** A kite in the pose of the wind of this picture; the third part of the place is its size. */
function placedKite(
  scene: Scene,
  [x, y, size]: readonly [number, number, number],
  accent = false,
  changes: Partial<Kite> = {},
): Kite {
  const at: Point = [scene.width * x, scene.height * y];
  const kite = accent ? accentKite(scene, at, scene.height * size) : someKite(scene, at, scene.height * size);
  return { ...kite, ...pose, roll: pose.roll + scene.random.between(-10, 10), ...changes };
}

function fly(scene: Scene, kite: Kite, x: number, y: number, thick = 1.6): string {
  return flown(
    kite,
    [scene.width * x, scene.height * y],
    mix(scene.time.string, lightTone(scene, 0.5), 0.3),
    { thin: 0.8, thick, sag: 0.1 },
  );
}

/** The city behind the river, a few kites over it. */
export function cityView(scene: Scene): string {
  const kites = [
    fly(scene, placedKite(scene, [0.62, 0.26, 0.09], true), 0.74, 0.72),
    fly(scene, placedKite(scene, [0.86, 0.2, 0.05]), 0.95, 0.7),
    fly(scene, placedKite(scene, [0.5, 0.18, 0.032]), 0.6, 0.72, 1),
  ];
  return stage(scene, { bank: 'city', horizon: 0.74, at: 0.72 }) + kites.join('');
}

/** Many small kites share the sky. */
export function sharedSky(scene: Scene): string {
  const { random } = scene;
  const kites = scattered(random, 26, [0.8, 0.08], [1.94, 0.6]).map(([x, y], i) => {
    const size = i === 8 ? 0.075 : lerp(0.018, 0.058, random.next() ** 1.5);
    return fly(scene, placedKite(scene, [x / 2, y, size], i === 8), x / 2 + 0.06, 0.78, 0.9);
  });
  return stage(scene, { horizon: 0.78 }) + kites.join('');
}

/** Kites of every pattern and colour over one river, near enough to tell them apart. */
export function everyColour(scene: Scene): string {
  const { time } = scene;
  const places = [
    [0.52, 0.24, 0.05],
    [0.575, 0.45, 0.066],
    [0.61, 0.14, 0.06],
    [0.675, 0.28, 0.085],
    [0.73, 0.55, 0.06],
    [0.77, 0.14, 0.07],
    [0.82, 0.37, 0.11],
    [0.895, 0.17, 0.06],
    [0.945, 0.48, 0.075],
    [0.65, 0.6, 0.04],
  ] as const;
  const patterns = [
    'halves',
    'crown',
    'quarters',
    'wings',
    'heart',
    'plain',
    'crown',
    'quarters',
    'halves',
    'wings',
  ] as const;
  const tones = [time.sheets[0], time.sheets[2], time.sheets[1], mix(time.sheets[2], time.sheets[0], 0.5)];
  const kites = places.map((place, i) => {
    const colours =
      i === 6
        ? { pattern: patterns[i] ?? 'plain' }
        : {
            colour: tones[i % 4] ?? time.sheets[0],
            second: tones[(i + 1 + (i % 2)) % 4] ?? time.sheets[1],
            pattern: patterns[i] ?? 'plain',
          };
    return fly(scene, placedKite(scene, place, i === 6, colours), place[0] - 0.07, 0.98, 1.2);
  });
  return stage(scene, { horizon: 0.79, at: 0.8 }) + kites.join('');
}

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

/** Kites high up under a wide sky, the river only a strip. */
export function highKites(scene: Scene): string {
  const kites = [
    fly(scene, placedKite(scene, [0.66, 0.22, 0.1], true), 0.5, 1.02),
    fly(scene, placedKite(scene, [0.84, 0.14, 0.06]), 0.74, 1.02),
    fly(scene, placedKite(scene, [0.93, 0.4, 0.042]), 0.86, 0.9),
    fly(scene, placedKite(scene, [0.5, 0.12, 0.03]), 0.38, 0.95, 0.9),
  ];
  return stage(scene, { horizon: 0.86, at: 0.85 }) + kites.join('');
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

/** Works and warehouses on the bank: saw-tooth roofs, silos and a chimney, kites over them. */
export function works(scene: Scene): string {
  const { width: w, height: h } = scene;
  const base = h * 0.76;
  const tones = standing(scene, 0.62);
  const back = standing(scene, 0.5);
  const hall = (x: number, wide: number, tall: number, teeth: number, t = tones): string =>
    Array.from({ length: teeth }, (_, i) => {
      const [a, b] = [w * (x + (wide * i) / teeth), w * (x + (wide * (i + 1)) / teeth)];
      return (
        shape(
          [
            [a, base],
            [a, base - h * tall],
            [a + (b - a) * 0.2, base - h * (tall - 0.01)],
            [a + (b - a) * 0.2, base],
          ],
          t.light,
          0.6,
        ) +
        shape(
          [
            [a + (b - a) * 0.2, base],
            [a + (b - a) * 0.2, base - h * (tall - 0.01)],
            [b, base - h * tall * 0.62],
            [b, base],
          ],
          i % 2 ? t.mid : mix(t.mid, t.dark, 0.35),
          0.6,
        )
      );
    }).join('');
  const silo = (x: number, wide: number, tall: number, t = tones): string => {
    const [a, m, b, top] = [w * x, w * (x + wide * 0.55), w * (x + wide), base - h * tall];
    return (
      shape(
        [
          [a, base],
          [a, top],
          [(a + b) / 2, top - h * 0.03],
          [m, top],
          [m, base],
        ],
        t.mid,
        0.6,
      ) +
      shape(
        [
          [m, base],
          [m, top],
          [(a + b) / 2, top - h * 0.03],
          [b, top],
          [b, base],
        ],
        t.dark,
        0.6,
      )
    );
  };
  const chimney = (x: number, tall: number): string =>
    shape(
      [
        [w * x, base],
        [w * (x + 0.003), base - h * tall],
        [w * (x + 0.009), base - h * tall],
        [w * (x + 0.009), base],
      ],
      back.mid,
      0.5,
    ) +
    shape(
      [
        [w * (x + 0.009), base],
        [w * (x + 0.009), base - h * tall],
        [w * (x + 0.014), base - h * tall],
        [w * (x + 0.018), base],
      ],
      back.dark,
      0.5,
    );
  const front = standing(scene, 0.8);
  const plant = [
    hall(0.5, 0.2, 0.17, 4, back),
    chimney(0.74, 0.4),
    chimney(0.78, 0.33),
    silo(0.83, 0.03, 0.22, back),
    silo(0.865, 0.03, 0.22, back),
    hall(0.9, 0.14, 0.15, 3, back),
    hall(0.66, 0.2, 0.13, 5),
    silo(0.6, 0.022, 0.15),
    silo(0.626, 0.022, 0.15),
    hall(0.88, 0.16, 0.09, 5, front),
    hall(0.46, 0.12, 0.07, 4, front),
  ];
  const kites = [
    fly(scene, placedKite(scene, [0.64, 0.25, 0.1], true), 0.72, 0.72),
    fly(scene, placedKite(scene, [0.88, 0.18, 0.05]), 0.93, 0.66),
    fly(scene, placedKite(scene, [0.5, 0.16, 0.034]), 0.56, 0.7, 0.9),
  ];
  return stage(scene, { horizon: 0.76, at: 0.76, bank: 'none', onBank: plant.join('') }) + kites.join('');
}

/** A flock that draws off into the distance. */
export function drawingOff(scene: Scene): string {
  const kites = Array.from({ length: 13 }, (_, i) => {
    const s = (i / 12) ** 0.62;
    const place = [
      lerp(0.94, 0.63, s) + Math.sin(i * 2.4) * 0.03,
      lerp(0.24, 0.56, s) + Math.sin(i * 1.7) * 0.07 * (1 - s * 0.5),
      lerp(0.105, 0.012, s ** 0.7),
    ] as const;
    return fly(
      scene,
      placedKite(scene, place, i === 2),
      place[0] + lerp(0.1, 0.03, s),
      lerp(1.05, 0.78, s),
      lerp(1.8, 0.6, s),
    );
  });
  return stage(scene, { horizon: 0.77, at: 0.7 }) + kites.reverse().join('');
}

/** Kites at rising heights, as columns of a chart. */
export function risingHeights(scene: Scene): string {
  const kites = [0.52, 0.62, 0.72, 0.82, 0.92].map((x, i) =>
    fly(
      scene,
      placedKite(
        scene,
        [x, 0.56 - i * 0.095 - (i === 3 ? 0.02 : 0), 0.055 + i * 0.008],
        i === 4,
        i === 4 ? { roll: 12 } : { roll: 12, colour: scene.time.sheets[i % 2 ? 2 : 0] },
      ),
      x - 0.03,
      0.79,
      1.1,
    ),
  );
  return stage(scene, { horizon: 0.78, at: 0.82 }) + kites.join('');
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

/** A river that bends through flat land beneath a few kites. */
export function bendingRiver(scene: Scene): string {
  const { width: w, height: h } = scene;
  const horizon = h * 0.5;
  const course = {
    middle: (z: number) => 3.4 + 4.4 * Math.sin(Math.log(z) * 2.2 - 1.2) * (0.5 + z / 34),
    half: (z: number) => 1.4 + z * 0.02,
  };
  const kites = [
    fly(scene, placedKite(scene, [0.66, 0.2, 0.09], true), 0.52, 1.02),
    fly(scene, placedKite(scene, [0.87, 0.26, 0.055]), 0.8, 0.8),
    fly(scene, placedKite(scene, [0.54, 0.1, 0.03]), 0.44, 0.7, 0.9),
  ];
  return [
    glowingSky(scene, horizon, [w * 0.8, horizon]),
    skyline(scene.random, w * 0.4, w * 1.02, horizon + 1, h * 0.05, standing(scene, 0.6), undefined, 2.4),
    fieldsWithRiver(scene, horizon, [course]),
    ...kites,
  ].join('');
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
