import { mix } from '../base/colour.ts';
import { lerp, type Point, shares, stroke, swelling } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import { accentKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { flown } from '../world/string.ts';

/** Sky, and the river's lines that sweep up across the picture. */
export function flow(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const bands = 8;
  const [a, b] = [random.between(-0.5, 0.5), random.between(0.9, 1.3)];
  const height = (x: number, share: number): number => {
    const s = x / w;
    const lift = 0.3 / (1 + Math.exp(-(s - 0.5 + a * 0.2) * 7 * b));
    return (
      h *
      (lerp(0.52, 1.12, share) - lift * (1.25 - share * 0.9) + 0.035 * Math.sin(s * 5 + share * 2.4 + a * 6))
    );
  };
  const edge = (share: number): Point[] =>
    shares(60).map((s): Point => [lerp(-4, w + 4, s), height(lerp(-4, w + 4, s), share)]);
  const water = Array.from({ length: bands }, (_, i) =>
    shape(
      [...edge(i / bands), [w + 4, h + 4], [-4, h + 4]],
      mix(mix(time.skyLow, time.waterFar, 0.4 + i * 0.12), time.waterNear, i / (bands - 1)),
    ),
  );
  const lines = Array.from({ length: 22 }, (_, i) => {
    const share = (i + random.between(0.2, 0.8)) / 22;
    const from = random.between(-0.2, 0.75);
    const to = from + random.between(0.25, 0.6);
    const points = shares(50).map(
      (s): Point => [w * lerp(from, to, s), height(w * lerp(from, to, s), share)],
    );
    return shape(
      stroke(points, swelling(lerp(1.4, 5, share))),
      mix(time.waterNear, time.waterLine, random.between(0.35, 0.95)),
    );
  });
  return [foldedSky(scene, h * 0.8), ...water, ...lines].join('');
}

/** Nothing but the river's lines and one small kite. */
export function currents(scene: Scene): string {
  const { width: w, height: h, random, time } = scene;
  const kite = accentKite(
    scene,
    [w * random.between(0.24, 0.36), h * random.between(0.22, 0.3)],
    h * random.between(0.08, 0.11),
  );
  return (
    flow(scene) +
    flown(kite, [w * random.between(0.6, 0.8), h * 0.5], time.string, { thin: 1.6, thick: 0.6, sag: 0.3 })
  );
}
