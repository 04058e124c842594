import { mix } from '../base/colour.ts';
import { lerp, type Point, shares } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import type { Scene } from '../world/scene.ts';

/** Bare water from `shore` down. */
export function openWater(scene: Scene, shore: number): string {
  const { width: w, height: h, time } = scene;
  const bands = [0, 1, 2, 3].map((i) => {
    const y = lerp(shore, h, (i / 4) ** 1.4);
    const edge = shares(30).map(
      (s): Point => [lerp(-4, w + 4, s), y + (i ? Math.sin(s * 5 + i) * h * 0.006 : 0)],
    );
    return shape([...edge, [w + 4, h + 4], [-4, h + 4]], mix(time.waterFar, time.waterNear, i / 3));
  });
  return bands.join('');
}
