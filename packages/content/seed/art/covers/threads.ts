import { deep, ink, marigold, mix, paper, teal } from '../base/colour.ts';
import { along, lerp, type Point, shares, smooth, stroke } from '../base/geometry.ts';
import { block, line, shape } from '../base/svg.ts';
import { times } from '../base/times.ts';
import { evenRiver } from '../world/backdrop.ts';
import { bridle, drawKite } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { flown } from '../world/string.ts';

/** Many strings in a tangle that leave it as six straight lines over the water. */
export function untangled(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const heart: Point = [w * 0.43, h * 0.44];
  const threads = Array.from({ length: 11 }, (_, i) => {
    const at: Point = [
      w * (0.04 + 0.2 * ((i * 0.7549 + 0.1) % 1)),
      h * (0.08 + 0.76 * ((i * 0.5698 + 0.2) % 1)),
    ];
    const kite =
      i === 4 ? accentKite(scene, at, h * 0.078) : someKite(scene, at, h * random.between(0.032, 0.056), 0.1);
    const { knot } = bridle(kite);
    const [turns, phase, reach] = [
      random.between(1.4, 2.8) * random.sign(),
      random.between(0, 6.28),
      h * random.between(0.07, 0.17),
    ];
    const out = h * (0.2 + (i % 6) * 0.09);
    const loops = shares(26).map((s): Point => {
      const loose = Math.sin(Math.PI * s) ** 0.8 * reach;
      const angle = phase + turns * s * 6.283;
      const [from, to] = [
        along(knot, heart, Math.min(1, s * 1.5)),
        [w * 0.56, lerp(heart[1], out, 0.9)] as Point,
      ];
      const [x, y] = along(from, to, s ** 1.4);
      return [x + Math.cos(angle) * loose, y + Math.sin(angle) * loose];
    });
    const leaves: Point[] =
      i < 6
        ? [
            [w * 0.61, out],
            [w * 0.66, out],
            [w * 1.02, out],
          ]
        : [];
    return {
      kite,
      path: smooth([...loops, ...leaves], 6),
      main: i < 6,
      tone: i === 4 ? marigold : mix(time.string, time.skyMiddle, i < 6 ? 0.08 : 0.4),
    };
  });
  return [
    evenRiver(scene, h * 0.82, 2),
    ...threads.map(({ path, main, tone }) => line(path, tone, main ? 2.2 : 1.4)),
    ...threads.map(({ kite }) => drawKite(kite)),
  ].join('');
}

/** A line that leaves and arrives level. */
function level(from: Point, to: Point): Point[] {
  return shares(24).map((s): Point => [lerp(from[0], to[0], s), lerp(from[1], to[1], s * s * (3 - 2 * s))]);
}

/** One marigold piece, and the lines of water by which it reaches many kites. */
export function traced(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const source: Point = [w * 0.1, h * 0.52];
  const ends = Array.from(
    { length: 12 },
    (_, i): Point => [w * (i % 2 ? 0.9 : 0.8) + w * 0.012 * Math.sin(i * 1.7), h * (0.07 + i * 0.078)],
  );
  const hub = (i: number): Point => [w * 0.34, h * (0.3 + Math.floor(i / 4) * 0.22)];
  const fork = (i: number): Point => [w * 0.56, h * (0.14 + Math.floor(i / 2) * 0.148)];
  const course = (end: Point, i: number): Point[] => [
    ...level(source, hub(i)),
    ...level(hub(i), fork(i)).slice(1),
    ...level(fork(i), end).slice(1),
  ];
  const hot = [4, 7, 10];
  const bed = ends.map((end, i) =>
    shape(
      stroke(course(end, i), (s) => h * lerp(0.03, 0.007, s ** 0.6)),
      mix(time.skyMiddle, time.waterNear, 0.42),
    ),
  );
  const traces = hot.map((i) => line(course(ends[i] ?? source, i), marigold, h * 0.0034));
  const kites = ends.map((end, i) => {
    const kite = {
      ...accentKite(scene, end, h * 0.046),
      roll: 0,
      yaw: i % 2 ? 20 : -20,
      pitch: 4,
      colour: time.sheets[i % 2] ?? teal,
      second: hot.includes(i) ? marigold : time.sheets[2],
      pattern: 'crown' as const,
    };
    return drawKite(kite);
  });
  const r = h * 0.075;
  const [x, y] = source;
  const facet =
    shape(
      [
        [x - r, y + r * 0.5],
        [x + r * 0.1, y - r],
        [x + r * 0.9, y + r * 0.6],
      ],
      marigold,
    ) +
    shape(
      [
        [x + r * 0.1, y - r],
        [x + r * 0.9, y + r * 0.6],
        [x, y + r * 0.3],
      ],
      mix(marigold, '#8A3F10', 0.22),
    );
  return [foldedSky(scene, h, 8, 0.2), ...bed, ...traces, facet, ...kites].join('');
}

/** From the ink of dusk at the left to a pale dawn at the right, and a row of kites that crosses. */
export function duskToDawn(scene: Scene): string {
  const { width: w, height: h, random } = scene;
  const stops = [
    ink,
    deep,
    mix(teal, ink, 0.2),
    mix(teal, paper, 0.45),
    times.dawn.skyHigh,
    times.dawn.skyLow,
  ];
  const tone = (s: number): string => {
    const at = Math.min(0.999, Math.max(0, s)) * (stops.length - 1);
    return mix(stops[Math.floor(at)] ?? ink, stops[Math.floor(at) + 1] ?? paper, at % 1);
  };
  const planes = 11;
  const shore = h * 0.74;
  const fan = Array.from({ length: planes }, (_, i) => {
    const x = w * lerp(-0.12, 1, i / planes);
    const lean = w * (i % 2 ? 0.14 : 0.05);
    return shape(
      [
        [x + lean, -2],
        [w + 4, -2],
        [w + 4, shore],
        [x - lean * 0.4, shore],
      ],
      tone(i / (planes - 1)),
    );
  });
  const water = Array.from({ length: planes }, (_, i) => {
    const x = w * lerp(-0.06, 1, i / planes) - w * (i % 2 ? 0.056 : 0.02);
    return shape(
      [
        [x, shore],
        [w + 4, shore],
        [w + 4, h + 2],
        [x + w * (i % 2 ? 0.06 : 0.12), h + 2],
      ],
      mix(tone(i / (planes - 1)), i < planes / 2 ? ink : teal, 0.3),
    );
  });
  const lines = Array.from({ length: 16 }, (_, i) => {
    const y = lerp(shore, h, ((i + 0.5) / 16) ** 1.3);
    const from = random.between(-0.1, 0.7);
    return shape(
      stroke(
        shares(30).map((s): Point => [w * (from + s * 0.42), y + Math.sin(s * 3 + i) * h * 0.004]),
        (s) => Math.sin(s * Math.PI) * lerp(1.5, 4.6, i / 16),
      ),
      mix(paper, teal, 0.3 + 0.4 * (1 - from)),
      0,
      0.8,
    );
  });
  const kites = Array.from({ length: 7 }, (_, i) => {
    const s = i / 6;
    const at: Point = [w * lerp(0.09, 0.91, s), h * (0.47 - 0.2 * Math.sin(s * 2.6 + 0.2))];
    const sheet = s < 0.5 ? mix(paper, teal, 0.4 - s * 0.4) : mix(teal, ink, (s - 0.5) * 1.6);
    const kite = accentKite(scene, at, h * lerp(0.05, 0.085, s), {
      roll: lerp(-24, 18, s),
      yaw: -20,
      pitch: 4,
      pattern: 'crown',
      ...(i === 4 ? {} : { colour: sheet, second: s < 0.5 ? teal : mix(teal, paper, 0.5) }),
    });
    return flown(kite, [at[0] - w * 0.09, h * 0.8], s < 0.55 ? mix(paper, teal, 0.45) : deep, {
      thin: 0.8,
      thick: 1.4,
      sag: 0.2,
    });
  });
  return [block(0, 0, w, h, ink), ...fan, ...water, ...lines, ...kites].join('');
}
