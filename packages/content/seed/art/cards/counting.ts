import { darker, lighter, marigold, mix, teal } from '../base/colour.ts';
import { lerp, type Point } from '../base/geometry.ts';
import { scattered } from '../base/scatter.ts';
import { shape } from '../base/svg.ts';
import { scrap } from '../covers/scrap.ts';
import { openRiver } from '../world/backdrop.ts';
import { held, placedKite } from '../world/flying.ts';
import { drawKite } from '../world/kite.ts';
import { fourFacets } from '../world/kite-mesh.ts';
import type { Scene } from '../world/scene.ts';

/** Sixty small pieces gather into five large ones. */
export function sixtyToFive(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const small = scattered(random, 60, [w * 0.04, h * 0.06], [w * 0.52, h * 0.7]).map(([x, y], i) =>
    scrap(
      scene,
      [x, y],
      h * lerp(0.014, 0.026, x / (w * 0.5)),
      i % 12 === 5 ? marigold : mix(random.pick(time.sheets), time.skyMiddle, 0.35 * (1 - x / (w * 0.5))),
    ),
  );
  const large = (
    [
      [0.64, 0.2],
      [0.82, 0.26],
      [0.7, 0.47],
      [0.9, 0.52],
      [0.56, 0.62],
    ] as const
  ).map(([x, y], i) =>
    drawKite(
      placedKite(scene, [x, y, 0.095], i === 2, {
        roll: 0,
        yaw: 16,
        pitch: 0,
        facets: fourFacets.slice(2),
        pattern: 'plain',
      }),
    ),
  );
  return [openRiver(scene, { horizon: h * 0.8, bank: 'none' }), ...small, ...large].join('');
}

/** An even row of square pieces, counted out along a ledge. */
export function counted(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const [top, cell] = [h * 0.6, w * 0.062];
  const ledge =
    shape(
      [
        [w * 0.06, top],
        [w * 1.01, top],
        [w * 1.01, top + h * 0.05],
        [w * 0.06, top + h * 0.05],
      ],
      time.near.mid,
    ) +
    shape(
      [
        [w * 0.06, top],
        [w * 0.075, top - h * 0.018],
        [w * 1.01, top - h * 0.018],
        [w * 1.01, top],
      ],
      time.near.light,
    );
  const squares = Array.from({ length: 12 }, (_, i) => {
    const x = w * 0.11 + i * cell * 1.16;
    const y = top - h * 0.012;
    const fill = i === 11 ? marigold : (time.sheets[i % 3] ?? teal);
    const lift = i === 11 ? h * 0.07 : 0;
    const [a, b, c, d]: [Point, Point, Point, Point] = [
      [x, y - lift],
      [x, y - cell - lift],
      [x + cell, y - cell - lift],
      [x + cell, y - lift],
    ];
    return shape([a, b, c], lighter(fill, 0.14), 0.4) + shape([a, c, d], darker(fill, 0.16), 0.4);
  });
  const kite = placedKite(scene, [0.8, 0.22, 0.075]);
  return [
    openRiver(scene, { horizon: h * 0.72, bank: 'none' }),
    held(scene, kite, 0.6, 0.59, 1.2),
    ledge,
    ...squares,
  ].join('');
}

/** A row of kites all alike, and one of them held a little apart. */
export function oneApart(scene: Scene): string {
  const { height: h, time } = scene;
  const kites = Array.from({ length: 8 }, (_, i) => {
    const apart = i === 5;
    const x = 0.1 + i * 0.115;
    return held(
      scene,
      placedKite(scene, [x, apart ? 0.46 : 0.28, apart ? 0.075 : 0.066], apart, {
        roll: 12,
        yaw: -18,
        colour: apart ? marigold : time.sheets[0],
        second: time.sheets[apart ? 0 : 2],
        pattern: 'crown',
      }),
      x - 0.04,
      0.74,
      1.1,
    );
  });
  return [openRiver(scene, { horizon: h * 0.74, bank: 'low' }), ...kites].join('');
}
