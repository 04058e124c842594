import { mix } from '../base/colour.ts';
import { lerp, type Point, shares, stroke, swelling } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import type { Scene } from './scene.ts';

/** A height that swings slowly along the width; the same at every call with the same share. */
export type Swell = (x: number, depth: number) => number;

/** The slow swing of this river: long waves, higher the nearer they are. */
export function swellOf(scene: Scene, height: number): Swell {
  const { random, width } = scene;
  const [a, b] = [random.between(0, 6.28), random.between(0, 6.28)];
  const [long, short] = [width * random.between(1.1, 1.5), width * random.between(0.5, 0.7)];
  return (x, depth) =>
    height *
    (0.2 + 0.8 * depth) *
    (Math.sin((x / long) * 6.283 + a + depth * 1.3) + 0.35 * Math.sin((x / short) * 6.283 + b - depth));
}

/** Bands of water from the horizon to the lower edge, each overlapping the one behind. */
export function riverBands(scene: Scene, top: number, bottom = scene.height, bands = 5): string {
  const { width, time } = scene;
  const swell = swellOf(scene, (bottom - top) * 0.045);
  return Array.from({ length: bands }, (_, i) => {
    const depth = i / bands;
    const base = lerp(top, bottom, depth ** 1.5);
    const edge = shares(40).map((s): Point => {
      const x = lerp(-2, width + 2, s);
      return [x, base + (i === 0 ? 0 : swell(x, depth))];
    });
    const colour = mix(time.waterFar, time.waterNear, i / Math.max(1, bands - 1));
    return shape([...edge, [width + 2, bottom + 2], [-2, bottom + 2]], colour);
  }).join('');
}

/** Long thin lines that lie on the water and run out at both ends. */
export function riverLines(
  scene: Scene,
  top: number,
  bottom = scene.height,
  count = 12,
  colour = scene.time.waterLine,
): string {
  const { width, random, time } = scene;
  const swell = swellOf(scene, (bottom - top) * 0.05);
  return Array.from({ length: count }, (_, i) => {
    const depth = (i + random.between(0.2, 0.8)) / count;
    const base = lerp(top, bottom, depth ** 1.5);
    const length = width * random.between(0.22, 0.7);
    const from = random.between(-0.15, 1.05) * width - length / 2;
    const points = shares(48).map((s): Point => {
      const x = from + length * s;
      return [x, base + swell(x, depth)];
    });
    const most = lerp(1.1, 5.2, depth) * (scene.height / 1000);
    const under = mix(time.waterFar, time.waterNear, depth);
    return shape(stroke(points, swelling(most)), mix(under, colour, random.between(0.4, 0.95)));
  }).join('');
}
