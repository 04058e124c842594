import { lighter, marigold, mix } from '../base/colour.ts';
import { arc, type Point } from '../base/geometry.ts';
import { group, line, shape } from '../base/svg.ts';
import { spool } from '../compositions/reel.ts';
import { openRiver } from '../world/backdrop.ts';
import { held, placedKite } from '../world/flying.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { openWater } from './open-water.ts';

/** Many fine lines, knotted into one ring over the water. */
export function ring(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const centre: Point = [w * 0.5, h * 0.38];
  const r = h * 0.13;
  const lines = Array.from({ length: 46 }, (_, i) => {
    const angle = (i / 46) * 6.283 + random.between(-0.06, 0.06);
    const knot: Point = [centre[0] + Math.cos(angle) * r, centre[1] + Math.sin(angle) * r];
    const far = angle + 0.5 * (i % 2 ? 1 : -1);
    return line(
      [knot, [centre[0] + Math.cos(far) * w * 0.9, centre[1] + Math.sin(far) * w * 0.9]],
      mix(time.string, time.skyMiddle, random.between(0.1, 0.6)),
      1.3,
    );
  });
  const band = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => {
    const [a, b] = [i * 30, i * 30 + 30];
    const tone = [marigold, lighter(marigold, 0.24), mix(marigold, '#8A3F10', 0.16)][i % 3] ?? marigold;
    return shape([...arc(centre, r * 1.14, a, b, 2), ...arc(centre, r * 0.88, b, a, 2)], tone, 0.5);
  });
  const shore = h * 0.8;
  return [foldedSky(scene, shore), group(lines.join(''), ''), openWater(scene, shore), ...band].join('');
}

/** From one reel three strings divide, each to a kite of its own. */
export function threeFromReel(scene: Scene): string {
  const { width: w, height: h } = scene;
  const [x, y, r] = [w * 0.22, h * 0.76, h * 0.2];
  const kites = (
    [
      [0.46, 0.2, 0.085],
      [0.7, 0.3, 0.1],
      [0.88, 0.52, 0.075],
    ] as const
  ).map((place, i) =>
    held(
      scene,
      placedKite(scene, place, false, { colour: scene.time.sheets[i] ?? scene.time.sheets[0] }),
      0.25,
      0.66,
      1.8,
      0.12,
    ),
  );
  return [
    openRiver(scene, { horizon: h * 0.84, bands: 3, bank: 'none' }),
    ...kites,
    group(spool(scene, r), `transform="translate(${x} ${y}) rotate(-30)"`),
  ].join('');
}
