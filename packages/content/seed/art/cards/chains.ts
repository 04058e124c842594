import { darker, marigold } from '../base/colour.ts';
import type { Point } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { scrap } from '../covers/scrap.ts';
import { evenRiver, openRiver } from '../world/backdrop.ts';
import { held, placedKite } from '../world/flying.ts';
import { drawKite } from '../world/kite.ts';
import { fiveFacets, fourFacets } from '../world/kite-mesh.ts';
import type { Scene } from '../world/scene.ts';

/** A chain of small kites hands one bright piece downstream. */
export function passingOn(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const places = Array.from({ length: 7 }, (_, i): [number, number, number] => [
    0.1 + i * 0.135,
    0.2 + i * 0.058 + 0.05 * Math.sin(i * 1.5),
    0.05 + i * 0.004,
  ]);
  const links = line(
    places.map(([x, y]): Point => [w * x, h * y]),
    time.string,
    1.5,
    0.8,
  );
  const kites = places.map((place, i) =>
    drawKite(
      placedKite(scene, place, false, {
        roll: 24,
        colour: time.sheets[i % 2 ? 0 : 1],
        second: time.sheets[2],
        pattern: 'crown',
      }),
    ),
  );
  const [x, y, r] = [w * 0.71, h * 0.4, h * 0.035];
  const bright =
    shape(
      [
        [x - r, y + r * 0.4],
        [x + r * 0.3, y - r],
        [x + r, y + r * 0.6],
      ],
      marigold,
    ) +
    shape(
      [
        [x + r * 0.3, y - r],
        [x + r, y + r * 0.6],
        [x, y + r * 0.2],
      ],
      darker(marigold, 0.3),
    );
  return [openRiver(scene, { horizon: h * 0.74, bank: 'low', sunAt: 0.2 }), links, ...kites, bright].join('');
}

/** A procession in which each kite has one piece more to it than the last. */
export function procession(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const triangle = scrap(scene, [w * 0.08, h * 0.5], h * 0.04, time.sheets[1]);
  const square = shape(
    [
      [w * 0.19, h * 0.42],
      [w * 0.225, h * 0.47],
      [w * 0.19, h * 0.53],
      [w * 0.155, h * 0.47],
    ],
    time.sheets[0],
  );
  const plain = { roll: 12, yaw: -18, pitch: 4 };
  const kites = [
    placedKite(scene, [0.32, 0.44, 0.07], false, {
      ...plain,
      facets: fourFacets.slice(2),
      pattern: 'plain',
      colour: time.sheets[2],
    }),
    placedKite(scene, [0.46, 0.4, 0.085], false, {
      ...plain,
      facets: fourFacets,
      pattern: 'quarters',
      colour: time.sheets[1],
      second: time.sheets[2],
    }),
    placedKite(scene, [0.62, 0.35, 0.105], false, {
      ...plain,
      facets: fiveFacets,
      pattern: 'heart',
      colour: time.sheets[0],
      second: time.sheets[2],
    }),
    placedKite(scene, [0.82, 0.28, 0.14], true, { ...plain, pattern: 'crown' }),
  ];
  return [
    openRiver(scene, { horizon: h * 0.72, bank: 'city' }),
    triangle,
    square,
    ...kites.map((kite, i) => held(scene, kite, 0.22 + i * 0.16, 0.86, 1.2)),
  ].join('');
}

/** A loose string drawn straight across five calm lines. */
export function drawnStraight(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const y = h * 0.52;
  const loops = Array.from({ length: 120 }, (_, i): Point => {
    const s = i / 119;
    return [
      w * (0.1 + 0.34 * s) + Math.cos(s * 19) * h * 0.09 * (1 - s),
      y + Math.sin(s * 19) * h * 0.13 * (1 - s) ** 1.2,
    ];
  });
  const kite = placedKite(scene, [0.86, 0.3, 0.12], true);
  return [
    evenRiver(scene, h * 0.66, 5),
    line([...loops, [w * 0.64, y], [w * 0.78, y - h * 0.06], [w * 0.85, h * 0.31]], time.string, 2.4),
    drawKite(kite),
  ].join('');
}
