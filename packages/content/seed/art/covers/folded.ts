import { darker, lighter, marigold, mix, teal } from '../base/colour.ts';
import { along, lerp, middleOf, overlap, type Point, placed, shares } from '../base/geometry.ts';
import { group, line, shape } from '../base/svg.ts';
import { evenRiver, openRiver } from '../world/backdrop.ts';
import { drawKite, outline, panels } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { rippled } from '../world/reflection.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { flown } from '../world/string.ts';
import { numeral } from './numeral.ts';

/** The place on a diamond that is `u` along its upper right edge and `v` along its upper left one. */
function onDiamond([nose, right, tail, left]: readonly Point[], u: number, v: number): Point {
  const [n, r, t, l] = [nose, right, tail, left] as [Point, Point, Point, Point];
  return along(along(n, r, u), along(l, t, u), v);
}

/** One kite comes apart into nine panels that keep their order. */
export function ninePanels(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = accentKite(scene, [w * 0.52, h * 0.37], h * 0.27, { roll: 0, yaw: 0, pitch: 0 });
  const diamond = outline(kite);
  const tones = [time.sheets[2], time.sheets[1], time.sheets[0]];
  const pieces = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const at = (u: number, v: number): Point => onDiamond(diamond, (column + u) / 3, (row + v) / 3);
      const apart = 0.05 + column * 0.1 + row * 0.02;
      const [dx, dy] = [(column * 0.085 - 0.06 - row * 0.012) * w, (column * 0.012 + row * 0.03 - 0.02) * h];
      const fill = column === 1 && row === 1 ? marigold : (tones[(row + column) % 3] ?? teal);
      const turn = (column - 0.4) * (row - 1) * 7;
      const whole = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
      const halves = [
        [at(0, 0), at(1, 0), at(0, 1)],
        [at(1, 0), at(1, 1), at(0, 1)],
      ];
      const [cx, cy] = middleOf(whole);
      const body = halves
        .map((half, i) => shape(half, i ? darker(fill, 0.22) : lighter(fill, 0.1), 0.5))
        .join('');
      return group(
        body,
        `transform="translate(${(dx * (1 + apart)).toFixed(1)} ${dy.toFixed(1)}) rotate(${turn.toFixed(1)} ${cx.toFixed(1)} ${cy.toFixed(1)})"`,
      );
    }),
  );
  return [openRiver(scene, { horizon: h * 0.79, bank: 'low' }), ...pieces].join('');
}

/** A great sheet folded open into many pieces, each with its number, above one thin river. */
export function foldedOpen(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const kite = accentKite(scene, [w * 0.6, h * 0.45], h * 0.43, { roll: 9, yaw: 8, pitch: 0 });
  const diamond = outline(kite);
  const size = 6;
  const paperTones = [time.far.light, time.far.mid, time.far.dark, time.middle.light, time.middle.mid];
  let count = 0;
  const pieces = Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const at = (u: number, v: number): Point => onDiamond(diamond, (column + u) / size, (row + v) / size);
    const flip = (row + column) % 2 === 0;
    const halves = flip
      ? [
          [at(0, 0), at(1, 0), at(0, 1)],
          [at(1, 0), at(1, 1), at(0, 1)],
        ]
      : [
          [at(0, 0), at(1, 0), at(1, 1)],
          [at(0, 0), at(1, 1), at(0, 1)],
        ];
    return halves
      .map((half, i) => {
        count += 1;
        const tone = random.next();
        const fill =
          tone < 0.06
            ? marigold
            : tone < 0.14
              ? teal
              : mix(
                  random.pick(paperTones as [string, ...string[]]),
                  time.near.mid,
                  flip === (i === 0) ? 0 : 0.12,
                );
        const mark = tone < 0.14 ? time.skyLow : mix(fill, time.near.mid, 0.6);
        return shape(half, fill, 0.5) + numeral(count, middleOf(half), h * 0.0135, mark);
      })
      .join('');
  });
  const thread = shares(60).map((s): Point => [lerp(-4, w + 4, s), h * 0.91 + Math.sin(s * 7) * h * 0.012]);
  return [foldedSky(scene, h, 8, 0.2), line(thread, time.waterNear, h * 0.014), ...pieces].join('');
}

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
