import { mix } from '../base/colour.ts';
import { lerp, type Point, shares, stroke } from '../base/geometry.ts';
import { randomOf } from '../base/random.ts';
import { shape } from '../base/svg.ts';
import type { Scene } from '../world/scene.ts';

/** A whole turn. */
export const turn = Math.PI * 2;

/** Lines that swell and run out again on the water, each once in the film. */
export function breathing(scene: Scene, horizon: number, share: number): string {
  const { width: w, height: h, time } = scene;
  const random = randomOf('breathing lines');
  return Array.from({ length: 16 }, (_, i) => {
    const depth = ((i + random.between(0.2, 0.8)) / 16) ** 1.3;
    const [from, long, phase] = [random.between(-0.2, 0.7), random.between(0.3, 0.6), random.next()];
    const age = (share + phase) % 1;
    const y = lerp(horizon + 4, h, depth);
    const points = shares(36).map(
      (s): Point => [w * (from + 0.06 * age + long * s), y + h * 0.008 * (0.3 + depth) * Math.sin(s * 5 + i)],
    );
    return shape(
      stroke(
        points,
        (s) => Math.sin(Math.PI * s) ** 0.7 * lerp(1.2, 4.6, depth) * Math.sin(Math.PI * age) ** 0.6,
      ),
      mix(mix(time.waterFar, time.waterNear, depth), time.waterLine, 0.7),
    );
  }).join('');
}
