import { marigold, mix } from '../base/colour.ts';
import { lerp, type Point } from '../base/geometry.ts';
import { line } from '../base/svg.ts';
import { betweenWalls } from '../covers/banks.ts';
import { held, placedKite } from '../world/flying.ts';
import { bridle, drawKite } from '../world/kite.ts';
import type { Scene } from '../world/scene.ts';
import { hanging } from '../world/string.ts';

/** A large kite crosses between two steep banks. */
export function crossing(scene: Scene): string {
  const { height: h } = scene;
  const kite = placedKite(scene, [0.52, 0.34, 0.23], true, { roll: 20, pattern: 'quarters' });
  return betweenWalls(scene, h * 0.6) + held(scene, kite, 0.12, 0.86, 2.2);
}

/** A line of kites that races low along a narrow channel. */
export function racing(scene: Scene): string {
  const { height: h } = scene;
  const kites = Array.from({ length: 8 }, (_, i) => {
    const s = (i / 7) ** 1.6;
    const place = [
      lerp(0.497, 0.69, s),
      lerp(0.57, 0.72, s) - 0.03 * Math.sin(i * 1.9) * (0.3 + s),
      lerp(0.012, 0.092, s ** 1.2),
    ] as const;
    return drawKite(
      placedKite(
        scene,
        place,
        i === 7,
        i === 7 ? { roll: 34, yaw: -26 } : { roll: 34, yaw: -26, colour: scene.time.sheets[1] },
      ),
    );
  });
  const trails = Array.from({ length: 7 }, (_, i) =>
    line(
      [
        [scene.width * (0.42 - i * 0.055), h * (0.6 + i * 0.026)],
        [scene.width * (0.5 - i * 0.012), h * (0.585 + i * 0.02)],
      ],
      scene.time.waterLine,
      1 + i * 0.3,
      0.8,
    ),
  );
  return [betweenWalls(scene, h * 0.58), ...trails, ...kites].join('');
}

/** Kites handed over the water, from one bank to the other. */
export function handedAcross(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const places = [0, 1, 2, 3, 4].map(
    (i) => [lerp(0.14, 0.86, i / 4), 0.42 - 0.24 * Math.sin(lerp(0.3, 2.84, i / 4)), 0.085] as const,
  );
  const kites = places.map((place, i) =>
    placedKite(scene, place, i === 3, {
      roll: lerp(-24, 24, i / 4),
      yaw: lerp(26, -26, i / 4),
      colour: i === 3 ? marigold : time.sheets[i % 2 ? 2 : 0],
    }),
  );
  const lines = kites.map((kite, i) =>
    line(
      hanging(bridle(kite).knot, i < 2 ? [w * 0.08, h * 0.7] : [w * 0.92, h * 0.7], 0.12),
      time.string,
      1.3,
    ),
  );
  const between = line(
    [...places].map(([x, y]): Point => [w * x, h * y]),
    mix(time.string, time.skyMiddle, 0.3),
    1.2,
    0.6,
  );
  return [betweenWalls(scene, h * 0.6), between, ...lines, ...kites.map(drawKite)].join('');
}
