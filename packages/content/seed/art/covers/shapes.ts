import { darker, lighter, marigold, mix } from '../base/colour.ts';
import { along, lerp, type Point, shares } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { drawKite, outline, spot } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import { riverBands } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { flown } from '../world/string.ts';

/** A clear cut stone of a kite in the middle; small kites keep to its edges on short strings. */
export function clearCore(scene: Scene, count = 9): string {
  const { width: w, height: h, random, time } = scene;
  const core = accentKite(scene, [w * 0.53, h * 0.43], h * 0.25, {
    roll: 0,
    yaw: 12,
    pitch: -4,
    pattern: 'crown',
    colour: mix(time.sheets[2], time.sheets[1], 0.2),
    second: time.sheets[2],
  });
  const edge = outline(core);
  const small = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 4 + 0.2;
    const from = along(
      edge[Math.floor(turn) % 4] as Point,
      edge[(Math.floor(turn) + 1) % 4] as Point,
      turn % 1,
    );
    const [dx, dy] = [from[0] - core.at[0], from[1] - core.at[1]];
    const reach = 1.38 + random.between(0, 0.22);
    const at: Point = [core.at[0] + dx * reach * 1.12, core.at[1] + dy * reach - h * 0.012];
    const kite =
      i === count - 2
        ? accentKite(scene, at, h * 0.052, { pattern: 'plain' })
        : someKite(scene, at, h * random.between(0.03, 0.045), 0.1);
    return flown(kite, from, time.string, { thin: 1, thick: 1, sag: 0.05 });
  });
  return [foldedSky(scene, h * 0.86, 8), riverBands(scene, h * 0.86, h, 3), ...small, drawKite(core)].join(
    '',
  );
}

/** A kite with the flat crown and the shoulders of a gear's tooth, over lines that beat like a pulse. */
export function toothed(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.74;
  const kite = accentKite(scene, [w * 0.6, h * 0.37], h * 0.26, { roll: 10, yaw: 0, pitch: 0 });
  const at = (x: number, y: number): Point => spot(kite, [x, y, 0]);
  const [a, b, c, d, e, f] = [
    at(-0.52, 1),
    at(0.52, 1),
    at(0.72, 0.52),
    at(1, 0.02),
    at(0, -1.1),
    at(-1, 0.02),
  ];
  const [g, m] = [at(-0.72, 0.52), at(0, 0.12)];
  const sheet: (readonly [Point[], string])[] = [
    [[a, b, m], lighter(marigold, 0.3)],
    [[a, m, g], lighter(marigold, 0.12)],
    [[b, c, m], darker(marigold, 0.16)],
    [[g, m, f], marigold],
    [[c, d, m], darker(marigold, 0.3)],
    [[f, m, e], time.sheets[0]],
    [[m, d, e], darker(time.sheets[0], 0.3)],
  ];
  const beat = (s: number): number =>
    [0.16, 0.43, 0.7, 0.97].reduce(
      (sum, p) =>
        sum + Math.exp(-(((s - p) / 0.011) ** 2)) - 0.45 * Math.exp(-(((s - p - 0.024) / 0.012) ** 2)),
      0,
    );
  const pulse = Array.from({ length: 5 }, (_, i) => {
    const y = lerp(horizon, h, (i + 0.75) / 5.4);
    const points = shares(260).map(
      (s): Point => [lerp(-4, w + 4, s), y - beat((s + i * 0.035) % 1.1) * h * lerp(0.02, 0.05, i / 4)],
    );
    return line(points, mix(time.waterFar, time.waterLine, 0.8), lerp(1.6, 4, i / 4));
  });
  const tether = line([e, [w * 0.34, h * 1.03]], time.string, 1.8);
  return [
    foldedSky(scene, horizon),
    riverBands(scene, horizon, h, 4),
    ...pulse,
    tether,
    ...sheet.map(([points, fill]) => shape(points, fill, 0.7)),
  ].join('');
}
