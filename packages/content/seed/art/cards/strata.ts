import { darker, marigold, mix, teal } from '../base/colour.ts';
import { lerp, type Point, shares } from '../base/geometry.ts';
import { group, line, shape } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { held, placedKite } from '../world/flying.ts';
import { drawKite } from '../world/kite.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';

/** Sheets of colour lie on the water, one over the other, and slide downstream. */
export function downstream(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const tones = [
    time.sheets[1],
    teal,
    time.sheets[2],
    marigold,
    time.sheets[0],
    mix(teal, time.waterFar, 0.4),
  ];
  const flat = tones.map((tone, i) => {
    const s = i / 5;
    const [x, r] = [w * lerp(0.84, 0.2, s), w * lerp(0.1, 0.2, s)];
    const y = h * (lerp(0.6, 0.86, s) + (i % 2 ? 0.03 : -0.02));
    const corners: Point[] = [
      [x - r, y],
      [x + r * 0.2, y - r * 0.3],
      [x + r, y + r * 0.04],
      [x - r * 0.16, y + r * 0.32],
    ];
    const [a, b, c, d] = corners as [Point, Point, Point, Point];
    return group(shape([a, b, c, d], tone) + shape([a, c, d], darker(tone, 0.2)), 'opacity="0.84"');
  });
  return [
    openRiver(scene, { horizon: h * 0.5, bands: 6, bank: 'low' }),
    ...flat,
    held(scene, placedKite(scene, [0.56, 0.22, 0.12], true), 0.3, 0.82, 1.6),
  ].join('');
}

/** Clear layers under a level waterline, as in a cut through the ground. */
export function strata(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const top = h * 0.42;
  const tones = [
    time.waterFar,
    mix(time.waterFar, teal, 0.4),
    mix(teal, time.waterFar, 0.3),
    teal,
    mix(teal, time.near.dark, 0.4),
    time.near.mid,
    time.near.dark,
  ];
  const layers = tones.map((tone, i) => {
    const y = top + ((h - top) * i) / tones.length;
    const edge = shares(7).map(
      (s): Point => [lerp(-4, w + 4, s), y + (i ? random.between(-0.03, 0.03) * h : 0)],
    );
    const facets = edge.slice(0, -1).map((from, k) => {
      const to = edge[k + 1] ?? from;
      return shape(
        [from, to, [lerp(from[0], to[0], random.between(0.2, 0.8)), y + h * random.between(0.05, 0.1)]],
        mix(tone, time.waterLine, 0.12 + 0.06 * (k % 2)),
        0,
        0.6,
      );
    });
    return shape([...edge, [w + 4, h + 4], [-4, h + 4]], tone) + facets.join('');
  });
  const vein =
    shape(
      [
        [w * 0.3, top + h * 0.2],
        [w * 0.47, top + h * 0.16],
        [w * 0.66, top + h * 0.24],
        [w * 0.49, top + h * 0.27],
      ],
      marigold,
    ) +
    shape(
      [
        [w * 0.47, top + h * 0.16],
        [w * 0.66, top + h * 0.24],
        [w * 0.49, top + h * 0.27],
      ],
      darker(marigold, 0.3),
    );
  const kite = placedKite(scene, [0.72, 0.2, 0.1], false, {
    colour: time.sheets[0],
    second: time.sheets[1],
    pattern: 'crown',
  });
  return [
    foldedSky(scene, top),
    ...layers,
    vein,
    drawKite(kite),
    line(
      [
        [w * 0.7, h * 0.25],
        [w * 0.52, top + h * 0.18],
      ],
      time.string,
      1.4,
    ),
  ].join('');
}
