import { darker, lighter, marigold, mix } from '../base/colour.ts';
import { curve, type Point } from '../base/geometry.ts';
import { group, line, shape } from '../base/svg.ts';
import { bridle, drawKite } from '../world/kite.ts';
import { someKite } from '../world/kites.ts';
import { riverBands, riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';

/** A paper lantern with a lit and a shaded half, hung by its top. */
function lantern([x, y]: Point, size: number): string {
  const tones = [lighter(marigold, 0.45), lighter(marigold, 0.12), darker(marigold, 0.3)];
  const edges = [-1, -0.34, 0.36, 1];
  const panes = tones.map((tone, i) => {
    const [a = 0, b = 0] = [edges[i], edges[i + 1]];
    return shape(
      [
        [x + a * size * 0.42, y + size * 0.2],
        [x + b * size * 0.42, y + size * 0.2],
        [x + b * size * 0.62, y + size],
        [x + b * size * 0.36, y + size * 1.6],
        [x + a * size * 0.36, y + size * 1.6],
        [x + a * size * 0.62, y + size],
      ],
      tone,
      0.5,
    );
  });
  return (
    line(
      [
        [x, y],
        [x, y + size * 0.2],
      ],
      darker(marigold, 0.4),
      size * 0.06,
    ) + panes.join('')
  );
}

/** After dark: a kite carries a string of lanterns over the river. */
export function lanterns(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const shore = h * random.between(0.74, 0.79);
  const kite = someKite(
    scene,
    [w * random.between(0.72, 0.8), h * random.between(0.16, 0.22)],
    h * random.between(0.08, 0.1),
  );
  const tied = bridle(kite).knot;
  const hand: Point = [w * random.between(0.1, 0.18), shore - h * 0.03];
  const thread = curve(tied, [w * random.between(0.52, 0.6), h * random.between(0.52, 0.6)], hand, 80);
  const lights = Array.from({ length: 8 }, (_, i) => ({
    at: thread[Math.round(9 + i * 7)] ?? tied,
    size: h * (0.05 - i * 0.0036),
  }));
  const glow = lights.map(({ at, size }) => lantern(at, size)).join('');
  const streaks = lights.map(({ at, size }, i) => {
    const y = shore + (shore - at[1]) * 0.3 + size * 2;
    return [0, 1, 2]
      .map((k) =>
        line(
          [
            [at[0] - size * (0.7 - k * 0.15), y + k * size * 0.8],
            [at[0] + size * (0.6 - k * 0.1), y + k * size * 0.8],
          ],
          mix(marigold, time.waterNear, 0.3 + k * 0.18 + i * 0.02),
          size * 0.12,
        ),
      )
      .join('');
  });
  const far = skyline(
    random,
    w * -0.02,
    w * 1.02,
    shore,
    h * 0.17,
    time.far,
    (s) => 0.5 + 0.5 * Math.sin(s * 3.1),
    1.3,
  );
  const near = skyline(random, w * -0.04, w * 0.34, shore + 1, h * 0.08, time.near, undefined, 2.2);
  return [
    foldedSky(scene, shore),
    far,
    riverBands(scene, shore, h, 4),
    group(far, `transform="translate(0 ${(2 * shore).toFixed(1)}) scale(1 -1)" opacity="0.14"`),
    riverLines(scene, shore, h, 12),
    near,
    line(thread, time.string, 1.2),
    drawKite(kite),
    glow,
    ...streaks,
  ].join('');
}
