import { darker, marigold, mix, teal } from '../base/colour.ts';
import { along, lerp, overlap, type Point, placed } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import { evenRiver, openRiver } from '../world/backdrop.ts';
import { drawKite, outline, panels } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { rippled } from '../world/reflection.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { flown } from '../world/string.ts';

/** A kite cut level into bands of colour, each a little out of line, over rippled water. */
export function banded(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const shore = h * 0.68;
  const kite = accentKite(scene, [w * 0.58, h * 0.34], h * 0.28, { roll: 0, yaw: 18, pitch: 4 });
  const [top, bottom] = [kite.at[1] - kite.size * 1.02, kite.at[1] + kite.size * 1.02];
  const tones = [
    time.sheets[0],
    mix(time.sheets[0], marigold, 0.3),
    marigold,
    darker(marigold, 0.35),
    time.sheets[2],
    teal,
    time.sheets[1],
  ];
  const shifts = [0, 0.012, -0.01, 0.016, -0.014, 0.01, 0];
  const bands = tones.flatMap((tone, i) => {
    const [y1, y2] = [lerp(top, bottom, i / tones.length), lerp(top, bottom, (i + 0.93) / tones.length)];
    const strip: Point[] = [
      [0, y1],
      [w, y1],
      [w, y2],
      [0, y2],
    ];
    return panels({ ...kite, size: Math.min(kite.size, 199.9), colour: tone, second: tone, pattern: 'plain' })
      .filter(({ part }) => part !== 'fin')
      .map(({ points, fill }) =>
        shape(
          overlap(
            points.map((p) => along(kite.at, p, kite.size / Math.min(kite.size, 199.9))),
            strip,
          ).map(([x, y]): Point => [x + (shifts[i] ?? 0) * w, y]),
          fill,
          0.5,
        ),
      );
  });
  const sheet = bands.join('');
  return [
    foldedSky(scene, shore),
    sun(scene, [w * 0.24, shore], h * 0.12),
    rippled(scene, shore, sheet),
    sheet,
  ].join('');
}

/** Two sheets slide over each other; where they meet they are one bright form. */
export function overlapping(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const base = accentKite(scene, [w * 0.43, h * 0.39], h * 0.28, {
    roll: 0,
    yaw: 0,
    pitch: 0,
    pattern: 'plain',
  });
  const left = { ...base, colour: time.sheets[0], second: time.sheets[0] };
  const right = {
    ...base,
    at: [w * 0.6, h * 0.39] as Point,
    colour: mix(time.sheets[2], time.skyLow, 0.2),
    second: time.sheets[2],
  };
  const body = (kite: typeof base): string =>
    panels(kite)
      .map(({ points, fill }) => shape(points, fill, 0.6))
      .join('');
  const clockwise = (points: Point[]): Point[] =>
    points.reduce(
      (s, [x, y], i) =>
        s + x * (points[(i + 1) % points.length]?.[1] ?? y) - (points[(i + 1) % points.length]?.[0] ?? x) * y,
      0,
    ) < 0
      ? [...points].reverse()
      : points;
  const shared = panels({ ...right, colour: marigold, second: marigold, pattern: 'plain' })
    .filter(({ part }) => part !== 'fin')
    .map(({ points, fill }) => shape(overlap(points, clockwise(outline(left))), fill, 0.5));
  return [
    openRiver(scene, { horizon: h * 0.8, bands: 3, bank: 'low' }),
    body(left),
    body(right),
    ...shared,
  ].join('');
}

/** A small kite before a great one: together they draw a diagonal across level lines. */
export function diagonal(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const great = someKite(scene, [w * 0.7, h * 0.33], h * 0.3);
  const back = {
    ...great,
    roll: 34,
    yaw: -16,
    pitch: 6,
    colour: time.sheets[1],
    second: time.sheets[0],
    pattern: 'crown' as const,
  };
  const front = accentKite(scene, [w * 0.47, h * 0.55], h * 0.2, {
    roll: 34,
    yaw: -16,
    pitch: 6,
    pattern: 'crown',
  });
  const shadow = placed(outline(front), 0, h * 0.02, h * 0.024);
  return [
    evenRiver(scene, h * 0.76, 6),
    drawKite(back),
    shape(shadow, time.near.dark, 0, 0.16),
    flown(front, [w * 0.05, h * 1.03], time.string, { sag: 0.02, thin: 1.2, thick: 2.2 }),
  ].join('');
}
