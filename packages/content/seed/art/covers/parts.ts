import { lighter, marigold, mix, teal } from '../base/colour.ts';
import { along, middleOf, type Point, placed } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { openRiver } from '../world/backdrop.ts';
import { type Kite, outline, panels, spars } from '../world/kite.ts';
import { accentKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { scrap } from './scrap.ts';

/** A kite laid out in its pieces, just before they are joined, beside five lines. */
export function assembled(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite: Kite = accentKite(scene, [w * 0.62, h * 0.4], Math.min(199, h * 0.199), {
    roll: 12,
    yaw: -16,
    pitch: 6,
    pattern: 'crown',
    second: time.sheets[1],
    colour: time.sheets[0],
  });
  const pieces = panels(kite).map(({ points, fill, part }, i) => {
    const [x, y] = middleOf(points);
    const apart = 0.42 + (i % 3) * 0.13;
    const grown = points.map((point): Point => along(kite.at, point, 1.42));
    return shape(
      placed(grown, (i % 2 ? 1 : -1) * 4, (x - kite.at[0]) * apart, (y - kite.at[1]) * apart),
      part === 'heart' ? lighter(marigold, i % 2 ? 0.16 : 0) : fill,
      0.5,
    );
  });
  return [
    openRiver(scene, { horizon: h * 0.82, lines: 5, bands: 2, bank: 'none', sunAt: 0.2, sunSize: 0.18 }),
    ...pieces,
  ].join('');
}

/** Half of a kite is bare old spars, the other half new paper. */
export function renewed(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const kite = accentKite(scene, [w * 0.58, h * 0.4], h * 0.32, {
    roll: 8,
    yaw: 12,
    pitch: 4,
    pattern: 'crown',
    second: time.sheets[0],
  });
  const old = mix(time.skyMiddle, teal, 0.34);
  const bare = panels({ ...kite, facets: undefined }).filter(({ side }) => side === 'left');
  const torn = bare
    .filter((_, i) => i % 4 === 1)
    .map(({ points }, i) =>
      shape(
        placed(points, 20 + i * 26, -w * (0.07 + i * 0.045), h * (0.02 + i * 0.05), 0.8),
        mix(old, time.skyLow, 0.2 + i * 0.1),
      ),
    );
  const kept = bare
    .filter((_, i) => i % 5 === 3)
    .map(({ points }) => shape(points, mix(old, time.skyMiddle, 0.4), 0.4, 0.8));
  const fresh = panels(kite)
    .filter(({ side }) => side === 'right')
    .map(({ points, fill }) => shape(points, fill, 0.7));
  const specks = Array.from({ length: 9 }, (_, i) =>
    scrap(
      scene,
      [w * (0.36 - i * 0.034), h * (0.46 + random.between(-0.06, 0.14))],
      h * (0.02 - i * 0.0014),
      mix(old, time.skyLow, 0.3),
    ),
  );
  return [
    openRiver(scene, { horizon: h * 0.8, bank: 'low' }),
    ...specks,
    ...torn,
    ...kept,
    ...fresh,
    line([outline(kite)[0], outline(kite)[3], outline(kite)[2]] as Point[], mix(time.string, old, 0.5), 1.6),
    spars(kite, mix(time.string, old, 0.2), 3.4),
  ].join('');
}
