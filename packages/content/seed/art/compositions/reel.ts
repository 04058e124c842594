import { darker, lighter, marigold, mix } from '../base/colour.ts';
import { arc, type Point } from '../base/geometry.ts';
import { group, line, shape } from '../base/svg.ts';
import { drawKite } from '../world/kite.ts';
import { someKite } from '../world/kites.ts';
import { riverBands, riverLines } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { flown } from '../world/string.ts';

function oval(x: number, rx: number, ry: number, from = 0, to = 360): Point[] {
  return arc([0, 0], 1, from, to, 40).map(([a, b]) => [x + a * rx, b * ry]);
}

/** The spool on its side, `r` the radius of its discs: rod, disc, wound thread, disc, rod. */
export function spool(scene: Scene, r: number): string {
  const { near, far, middle } = scene.time;
  const wood = scene.time.name === 'dawn' || scene.time.name === 'noon' ? near.mid : far.light;
  const rod = (from: number, to: number): string =>
    shape(
      [
        [from, -r * 0.07],
        [to, -r * 0.07],
        [to, 0],
        [from, 0],
      ],
      lighter(wood, 0.18),
      0.5,
    ) +
    shape(
      [
        [from, 0],
        [to, 0],
        [to, r * 0.07],
        [from, r * 0.07],
      ],
      darker(wood, 0.4),
      0.5,
    );
  const wheel = (x: number): string =>
    shape(oval(x + r * 0.06, r * 0.3, r), darker(wood, 0.45)) +
    shape(oval(x, r * 0.3, r), mix(wood, middle.light, 0.1)) +
    shape([...oval(x, r * 0.3, r, 90, 270)], lighter(wood, 0.14)) +
    shape(oval(x, r * 0.21, r * 0.7), darker(wood, 0.2));
  const drum = (): string => {
    const [a, b, t] = [-r * 0.86, r * 0.86, r * 0.58];
    const tones = [lighter(marigold, 0.3), marigold, darker(marigold, 0.35), darker(marigold, 0.7)];
    const strips = tones.map((tone, i) => {
      const [y, next] = [[-1, -0.52, 0.12, 0.62][i] ?? 0, [-0.52, 0.12, 0.62, 1][i] ?? 1];
      const bow = (v: number): number => Math.sqrt(1 - v * v) * r * 0.18;
      return shape(
        [
          [a + bow(y), y * t],
          [b + bow(y), y * t],
          [b + bow(next), next * t],
          [a + bow(next), next * t],
        ],
        tone,
        0.6,
      );
    });
    const wound = Array.from({ length: 15 }, (_, i) => {
      const x = a + ((b - a) * (i + 0.6)) / 15;
      return line(oval(x, r * 0.18, t, -88, 88), darker(marigold, 0.55), r * 0.006, 0.55);
    });
    return strips.join('') + wound.join('');
  };
  return rod(r * 0.9, r * 2.1) + wheel(r * 0.86) + drum() + wheel(-r * 0.86) + rod(-r * 2.1, -r * 0.86);
}

/** The reel in the lower corner lets its thread run up to a kite. */
export function reel(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const at: Point = [w * random.between(0.24, 0.3), h * random.between(0.72, 0.78)];
  const r = h * random.between(0.22, 0.27);
  const tilt = random.between(-34, -22);
  const kite = someKite(
    scene,
    [w * random.between(0.74, 0.82), h * random.between(0.22, 0.3)],
    h * random.between(0.1, 0.13),
  );
  const second = someKite(
    scene,
    [w * random.between(0.5, 0.6), h * random.between(0.14, 0.2)],
    h * 0.032,
    0.2,
  );
  const horizon = h * random.between(0.82, 0.86);
  return [
    foldedSky(scene, horizon, 8, 0.22),
    riverBands(scene, horizon, h, 3),
    riverLines(scene, horizon, h, 8),
    drawKite(second),
    flown(kite, [at[0] + r * 0.2, at[1] - r * 0.5], time.string, { thin: 1, thick: 2.2, sag: 0.2 }),
    group(
      spool(scene, r),
      `transform="translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) rotate(${tilt.toFixed(1)})"`,
    ),
  ].join('');
}
