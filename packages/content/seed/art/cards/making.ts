import { marigold, mix, teal } from '../base/colour.ts';
import { along, lerp, middleOf, type Point, placed } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import { scrap } from '../covers/scrap.ts';
import { openRiver } from '../world/backdrop.ts';
import { placedKite } from '../world/flying.ts';
import { panels } from '../world/kite.ts';
import { accentKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { flown } from '../world/string.ts';

/** Torn old pieces fall away from a kite that is clean and new. */
export function shedding(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const kite = placedKite(scene, [0.66, 0.34, 0.25], true, { roll: 14, pattern: 'halves' });
  const old = mix(time.skyMiddle, teal, 0.34);
  const torn = Array.from({ length: 40 }, (_, i) => {
    const s = (i / 40) ** 0.8;
    const at: Point = [
      w * (lerp(0.58, 0.1, s) + random.between(-0.04, 0.04)),
      h * (lerp(0.42, 0.76, s * s) + random.between(-0.09, 0.07)),
    ];
    return scrap(
      scene,
      at,
      h * lerp(0.04, 0.012, s) * random.between(0.7, 1.1),
      mix(old, time.skyLow, s * 0.6),
    );
  });
  return [
    openRiver(scene, { horizon: h * 0.8, bank: 'low' }),
    ...torn,
    flown(kite, [w * 0.98, h * 1.03], time.string, { thin: 1, thick: 2.2 }),
  ].join('');
}

/** A kite takes shape from its pieces on a bare trestle. */
export function onTrestle(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = accentKite(scene, [w * 0.51, h * 0.385], Math.min(199, h * 0.17), {
    roll: 0,
    yaw: 12,
    pitch: 4,
    pattern: 'heart',
    second: marigold,
    colour: time.sheets[0],
  });
  const pieces = panels(kite).map(({ points, fill, part }, i) => {
    const [x, y] = middleOf(points);
    const apart = part === 'wing' ? 0.42 : 0.12;
    return shape(
      placed(
        points.map((point): Point => along(kite.at, point, 1.3)),
        part === 'wing' ? (i % 2 ? 9 : -7) : 0,
        (x - kite.at[0]) * (apart + 0.3),
        (y - kite.at[1]) * (apart + 0.3),
      ),
      fill,
      0.5,
    );
  });
  const top = h * 0.69;
  const legs = [0.3, 0.7].flatMap((x) =>
    [-1, 1].map((side) =>
      shape(
        [
          [w * x, top],
          [w * (x + 0.014), top],
          [w * (x + 0.014 + side * 0.045), h * 0.97],
          [w * (x + side * 0.045), h * 0.97],
        ],
        side < 0 ? time.near.light : time.near.dark,
        0.5,
      ),
    ),
  );
  const beam =
    shape(
      [
        [w * 0.22, top - h * 0.03],
        [w * 0.79, top - h * 0.03],
        [w * 0.79, top],
        [w * 0.22, top],
      ],
      time.near.mid,
    ) +
    shape(
      [
        [w * 0.22, top - h * 0.03],
        [w * 0.235, top - h * 0.045],
        [w * 0.8, top - h * 0.045],
        [w * 0.79, top - h * 0.03],
      ],
      time.near.light,
    );
  const spare = [0.26, 0.33, 0.72].map((x, i) =>
    shape(
      [
        [w * x, top - h * 0.045],
        [w * (x + 0.03), top - h * 0.12],
        [w * (x + 0.05), top - h * 0.045],
      ],
      [teal, time.sheets[2], marigold][i] ?? teal,
    ),
  );
  return [
    openRiver(scene, { horizon: h * 0.8, bands: 3, bank: 'low' }),
    ...legs,
    ...spare,
    beam,
    ...pieces,
  ].join('');
}
