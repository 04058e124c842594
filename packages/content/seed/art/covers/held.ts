import { marigold, mix, paper, teal } from '../base/colour.ts';
import { lerp, shares } from '../base/geometry.ts';
import { line } from '../base/svg.ts';
import { evenRiver, openRiver } from '../world/backdrop.ts';
import { drawKite, spot } from '../world/kite.ts';
import { fiveFacets, fourFacets } from '../world/kite-mesh.ts';
import { accentKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { flown } from '../world/string.ts';

/** One large kite on a line drawn tight, five narrow lines of river below. */
export function heldTaut(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = accentKite(scene, [w * 0.62, h * 0.4], h * 0.35, {
    roll: 20,
    yaw: -18,
    pitch: 8,
    pattern: 'plain',
    second: time.sheets[0],
  });
  return (
    openRiver(scene, { horizon: h * 0.79, lines: 5, bands: 2 }) +
    flown(kite, [w * 0.1, h * 1.04], time.string, { sag: 0.015, thin: 1.6, thick: 2.8 })
  );
}

/** A large kite of five teal pieces above three lines. */
export function fivePieces(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = accentKite(scene, [w * 0.6, h * 0.41], h * 0.35, {
    roll: -14,
    yaw: 22,
    pitch: -6,
    colour: teal,
    second: marigold,
    pattern: 'plain',
    facets: fiveFacets,
  });
  return (
    openRiver(scene, { horizon: h * 0.78, lines: 3, bands: 3, sunAt: 0.3, sunSize: 0.16 }) +
    flown(kite, [w * 0.14, h * 1.04], time.string, { thin: 1.2, thick: 2.4 })
  );
}

/** A pale kite exactly upright in the middle, all lines level. */
export function aligned(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = accentKite(scene, [w / 2, h * 0.4], h * 0.29, {
    roll: 0,
    yaw: 0,
    pitch: -8,
    colour: paper,
    second: marigold,
    pattern: 'plain',
  });
  const from = spot(kite, [0, -1.2, 0]);
  return evenRiver(scene, h * 0.72, 4) + line([from, [w / 2, h * 1.02]], time.string, 1.6) + drawKite(kite);
}

/** Four equal pieces in balance over a ruled page of water. */
export function balanced(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = accentKite(scene, [w * 0.5, h * 0.31], h * 0.25, {
    roll: 0,
    yaw: 0,
    pitch: 0,
    colour: marigold,
    second: time.sheets[0],
    pattern: 'quarters',
    facets: fourFacets.slice(2),
  });
  const page = foldedSky(scene, h, 7, 0.1);
  const rules = shares(9).map((s) =>
    line(
      [
        [w * -0.01, lerp(h * 0.62, h * 0.965, s)],
        [w * 1.01, lerp(h * 0.62, h * 0.965, s)],
      ],
      mix(time.waterNear, time.waterFar, 0.2),
      2.4,
    ),
  );
  const columns = [0.14, 0.146, 0.5, 0.86].map((x) =>
    line(
      [
        [w * x, h * 0.62],
        [w * x, h],
      ],
      mix(time.waterNear, time.waterFar, 0.75),
      1.6,
    ),
  );
  return [
    page,
    ...columns,
    ...rules,
    line(
      [
        [w * 0.5, h * 0.56],
        [w * 0.5, h * 0.62],
      ],
      time.string,
      1.4,
    ),
    drawKite(kite),
  ].join('');
}
