import { mix } from '../base/colour.ts';
import { lerp, type Point, smooth } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { perspective } from '../world/camera.ts';
import { fieldsWithRiver } from '../world/fields.ts';
import { bridle, drawKite, type Kite, outline } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { rippled } from '../world/reflection.ts';
import { riverBands, riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { box, drawFaces, type Face } from '../world/solids.ts';
import { flown, hanging } from '../world/string.ts';
import { branches } from './pieces.ts';

/** Two tall kites in balance, one on either side of a forking river. */
export function eitherSide(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.56;
  const left = accentKite(scene, [w * 0.24, h * 0.3], h * 0.22, {
    roll: 6,
    yaw: 46,
    pitch: 0,
    pattern: 'crown',
    colour: time.sheets[0],
    second: time.sheets[1],
  });
  const right = accentKite(scene, [w * 0.76, h * 0.3], h * 0.22, {
    roll: -6,
    yaw: -46,
    pitch: 0,
    pattern: 'crown',
    second: time.sheets[1],
  });
  return [
    foldedSky(scene, horizon),
    sun(scene, [w * 0.5, horizon], h * 0.13),
    fieldsWithRiver(scene, horizon, branches()),
    flown(left, [w * 0.44, h * 1.03], time.string, { sag: 0.05 }),
    flown(right, [w * 0.56, h * 1.03], time.string, { sag: 0.05 }),
  ].join('');
}

/** Two kites alike on opposite banks, and one thin line from each to the other. */
export function oppositeBanks(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const horizon = h * 0.6;
  const left = accentKite(scene, [w * 0.2, h * 0.27], h * 0.14, {
    roll: -10,
    yaw: 18,
    pitch: 4,
    pattern: 'heart',
  });
  const right: Kite = { ...left, at: [w * 0.8, h * 0.27], roll: 10, yaw: -18 };
  const camera = perspective({
    eye: [0, 2.1, -4],
    yaw: 0,
    pitch: 0,
    lens: w * 0.42,
    centre: [w * 0.5, horizon],
  });
  const bank = (side: -1 | 1): Face[] => {
    const at = (x: number, wide: number): number => (side < 0 ? -x - wide : x);
    const land = [0, 1, 2].flatMap((i) =>
      box(at(3.3 + i * 0.34, 30), 0, -4, 30, 0.3 + i * 0.3, 70, {
        light: time.middle.light,
        mid: time.near.mid,
        dark: time.near.dark,
      }),
    );
    const houses = Array.from({ length: 16 }, (_, i) => {
      const [z, far] = [1.5 + i * 1.9, Math.min(1, i / 11)];
      const tones = {
        light: mix(time.near.light, time.far.light, far),
        mid: mix(time.near.mid, time.far.mid, far),
        dark: mix(time.near.dark, time.far.dark, far),
      };
      const wide = random.between(1.2, 2.2);
      return [
        ...box(
          at(4.6 + random.between(0, 0.7), wide),
          0.9,
          z,
          wide,
          random.between(0.7, 2.3),
          random.between(1, 1.5),
          tones,
        ),
        ...box(at(7.2, 3), 0.9, z, 3, random.between(1.4, 3.6), 1.6, tones),
      ];
    }).flat();
    return [...land.map((face) => ({ ...face, bias: 30 })), ...houses];
  };
  const joined = line(hanging(bridle(left).knot, bridle(right).knot, 0.2), time.string, 2);
  return [
    foldedSky(scene, horizon),
    skyline(random, w * 0.3, w * 0.7, horizon + 1, h * 0.05, time.far, undefined, 2.4),
    riverBands(scene, horizon, h, 5),
    riverLines(scene, horizon, h, 18),
    drawFaces([...bank(-1), ...bank(1)], camera),
    drawKite(left),
    drawKite(right),
    joined,
  ].join('');
}

/** A kite on its way from one long string to another. */
export function handedOver(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const places = [0, 1, 2, 3].map(
    (i): Point => [w * lerp(0.32, 0.64, i / 3), h * (0.36 - Math.sin((i / 3) * 1.9 + 0.3) * 0.12)],
  );
  const kites = places.map((at, i) =>
    accentKite(scene, at, h * lerp(0.12, 0.15, i / 3), {
      roll: lerp(-26, 18, i / 3),
      yaw: 18,
      pitch: 4,
      pattern: 'crown',
    }),
  );
  const ghosts = kites
    .slice(0, 3)
    .map(
      (kite, i) =>
        shape(outline(kite), time.sheets[0], 0, 0.1 + i * 0.12) +
        line([...outline(kite), outline(kite)[0] ?? kite.at], time.sheets[0], 1.8, 0.5 + i * 0.2),
    );
  const [first, last] = [kites[0], kites[3]] as [Kite, Kite];
  const before = line(hanging(bridle(first).knot, [w * -0.02, h * 0.98], 0.1), time.sheets[0], 1.8, 0.75);
  return [
    openRiver(scene, { horizon: h * 0.72, bank: 'city', sunAt: 0.8 }),
    before,
    ...ghosts,
    flown(last, [w * 0.98, h * 1.03], time.string, { thin: 1.3, thick: 2.4, sag: 0.1 }),
  ].join('');
}

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
