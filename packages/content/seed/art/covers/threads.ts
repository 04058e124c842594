import { marigold, mix, teal } from '../base/colour.ts';
import { along, lerp, type Point, shares, smooth, stroke } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { evenRiver } from '../world/backdrop.ts';
import { bridle, drawKite } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';

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

/** A three-cornered piece of marigold. */
function cutFacet([x, y]: Point, r: number): string {
  return (
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
    )
  );
}

/** One marigold piece, and the lines of water by which it reaches many kites. */
export function traced(scene: Scene, sourceOf: (at: Point, r: number) => string = cutFacet): string {
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
      mix(time.skyMiddle, time.name === 'night' ? time.waterLine : time.waterNear, 0.42),
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
  return [foldedSky(scene, h, 8, 0.2), ...bed, ...traces, sourceOf(source, h * 0.075), ...kites].join('');
}
