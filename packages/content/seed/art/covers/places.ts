import { mix } from '../base/colour.ts';
import { lerp, type Point } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import { quay } from '../compositions/ghats.ts';
import { perspective } from '../world/camera.ts';
import { distance, fieldsWithRiver } from '../world/fields.ts';
import { drawKite } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { riverBands, riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { box, drawFaces, type Face } from '../world/solids.ts';
import { flown } from '../world/string.ts';
import { branches } from './pieces.ts';

/** A modest kite over the saw-tooth roof of a workshop, the river bending twice behind it. */
export function workshop(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.42;
  const course = {
    middle: (z: number) => 1.5 + 3.4 * Math.sin(Math.log(z) * 2.9 - 2.6) * (0.5 + z / 40),
    half: (z: number) => 0.8 + z * 0.02,
  };
  const floor = h * 1.01;
  const tooth = (x: number, wide: number, top: number): string => {
    const [eave, ridge] = [h * top + h * 0.1, h * top];
    return [
      shape(
        [
          [x, floor],
          [x, ridge],
          [x + wide * 0.16, ridge + h * 0.012],
          [x + wide * 0.16, floor],
        ],
        time.near.light,
        0.6,
      ),
      shape(
        [
          [x + wide * 0.03, eave],
          [x + wide * 0.03, ridge + h * 0.022],
          [x + wide * 0.13, ridge + h * 0.032],
          [x + wide * 0.13, eave + h * 0.008],
        ],
        mix(time.near.light, time.skyLow, 0.5),
      ),
      shape(
        [
          [x + wide * 0.16, ridge + h * 0.012],
          [x, ridge],
          [x + wide * 0.86, eave],
          [x + wide * 1.02, eave + h * 0.012],
        ],
        mix(time.near.mid, time.near.light, 0.45),
        0.6,
      ),
      shape(
        [
          [x + wide * 0.16, ridge + h * 0.012],
          [x + wide * 1.02, eave + h * 0.012],
          [x + wide * 1.02, floor],
          [x + wide * 0.16, floor],
        ],
        time.near.mid,
        0.6,
      ),
    ].join('');
  };
  const roof = [0, 1, 2, 3, 4, 5].map((i) => tooth(w * (-0.06 + i * 0.12), w * 0.12, 0.735)).join('');
  const wall =
    shape(
      [
        [w * 0.66, floor],
        [w * 0.66, h * 0.85],
        [w * 0.8, h * 0.87],
        [w * 0.8, floor],
      ],
      time.near.dark,
      0.6,
    ) +
    shape(
      [
        [w * 0.66, h * 0.85],
        [w * 0.68, h * 0.835],
        [w * 0.82, h * 0.855],
        [w * 0.8, h * 0.87],
      ],
      time.near.light,
      0.6,
    );
  const kite = accentKite(scene, [w * 0.36, h * 0.3], h * 0.1, { roll: 14, yaw: -20, pattern: 'halves' });
  return [
    foldedSky(scene, horizon),
    skyline(scene.random, w * 0.3, w * 1.02, horizon + 1, h * 0.035, time.far, undefined, 2.6),
    fieldsWithRiver(scene, horizon, [course]),
    flown(kite, [w * 0.2, h * 0.78], time.string, { thin: 0.9, thick: 1.5 }),
    wall,
    roof,
  ].join('');
}

/** Kites without number come down to one narrow gate in the river and leave it in a line. */
export function gate(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const horizon = h * 0.55;
  const camera = perspective({
    eye: [0, 2.6, 0],
    yaw: 0,
    pitch: 0,
    lens: w * 0.5,
    centre: [w * 0.56, horizon],
  });
  const tones = { light: time.near.light, mid: time.near.mid, dark: time.near.dark };
  const wall: Face[] = [
    ...box(-30, 0, 15, 28.6, 2.6, 1.6, {
      light: time.middle.light,
      mid: time.middle.mid,
      dark: time.middle.dark,
    }),
    ...box(1.4, 0, 15, 28.6, 2.6, 1.6, {
      light: time.middle.light,
      mid: time.middle.mid,
      dark: time.middle.dark,
    }),
    ...box(-3, 0, 14.2, 1.7, 6.2, 2.6, tones).map((face) => ({ ...face, bias: -3 })),
    ...box(1.3, 0, 14.2, 1.7, 6.2, 2.6, tones).map((face) => ({ ...face, bias: -3 })),
    ...box(-3.2, 6.2, 14, 6.4, 0.7, 3, tones).map((face) => ({ ...face, bias: -4 })),
    ...[-24, -20, -16, -12, -8, 6, 10, 14, 18, 22].flatMap((x) =>
      box(x, 0, 14.7, 0.7, 3, 0.5, tones).map((face) => ({ ...face, bias: -2 })),
    ),
  ];
  const behind = Array.from({ length: 30 }, (_, i) => {
    const s = i / 30;
    const at: Point = [
      w * (0.56 + random.between(-0.5, 0.42) * (1 - s * 0.8)),
      h * lerp(0.06, 0.38, s) + random.between(-0.04, 0.04) * h,
    ];
    return drawKite(someKite(scene, at, h * lerp(0.026, 0.017, s) * random.between(0.8, 1.2), 0.35));
  });
  const through = Array.from({ length: 8 }, (_, i) => {
    const s = i / 7;
    const at: Point = [w * (0.56 - 0.47 * s ** 1.7), h * (0.46 + 0.22 * s ** 0.7 - 0.05 * Math.sin(s * 5))];
    const size = h * lerp(0.018, 0.084, s ** 1.5);
    return drawKite(
      i === 6
        ? accentKite(scene, at, size, { pattern: 'crown', roll: -16, yaw: 20 })
        : { ...someKite(scene, at, size), roll: -16, yaw: 20, pitch: 4 },
    );
  });
  return [
    foldedSky(scene, horizon),
    skyline(random, w * -0.02, w * 1.02, horizon + 1, h * 0.05, time.far, undefined, 2.4),
    riverBands(scene, horizon, h, 5),
    ...behind,
    drawFaces(wall, camera),
    riverLines(scene, h * 0.66, h, 12),
    ...through,
  ].join('');
}

/** Three kites tied up at a stepped bank. */
export function tethered(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kites = [
    [0.46, 0.2, 0.07, 0.13, 0.62],
    [0.62, 0.3, 0.1, 0.2, 0.78],
    [0.83, 0.22, 0.13, 0.32, 0.9],
  ].map(([x = 0, y = 0, size = 0, hx = 0, hy = 0], i) => {
    const at: Point = [w * x, h * y];
    const shown = { roll: 18, yaw: -20, pitch: 4 };
    const kite =
      i === 2
        ? accentKite(scene, at, h * size, { ...shown, pattern: 'quarters' })
        : { ...someKite(scene, at, h * size), ...shown, colour: time.sheets[i] ?? time.sheets[0] };
    return flown(kite, [w * hx, h * hy], time.string, { thin: 0.8, thick: 1.8, sag: 0.1 });
  });
  return quay(scene, { horizon: h * 0.54 }) + kites.join('');
}

/** Three kites over a river that divides. */
export function threeWays(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.54;
  const far = distance(0.9);
  const middle = {
    middle: (z: number) => Math.sin(z / 7) * 0.5 * Math.exp(-z / far),
    half: (z: number) => 0.5 + z * 0.012,
    from: 0.255,
    to: 0.95,
  };
  const kites = (
    [
      [0.22, 0.27, 0.14],
      [0.52, 0.2, 0.17],
      [0.8, 0.3, 0.13],
    ] as const
  ).map(([x, y, size], i) => {
    const shown = {
      roll: [-14, 4, 16][i] ?? 0,
      yaw: [22, -14, -24][i] ?? 0,
      pitch: 4,
      pattern: 'crown' as const,
    };
    const colours = [
      { colour: time.sheets[2], second: time.sheets[0] },
      {},
      { colour: time.sheets[1], second: time.sheets[2] },
    ][i];
    return flown(
      accentKite(scene, [w * x, h * y], h * size, { ...shown, ...colours }),
      [w * (0.44 + i * 0.06), h * 1.03],
      time.string,
      { thin: 0.9, thick: 1.8, sag: 0.06 },
    );
  });
  return [
    foldedSky(scene, horizon),
    sun(scene, [w * 0.66, horizon], h * 0.1),
    fieldsWithRiver(scene, horizon, [middle, ...branches()]),
    ...kites,
  ].join('');
}
