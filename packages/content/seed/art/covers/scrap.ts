import { darker } from '../base/colour.ts';
import { along, type Point } from '../base/geometry.ts';
import { shape } from '../base/svg.ts';
import type { Scene } from '../world/scene.ts';

/** A loose three-cornered piece of paper. */
export function scrap(scene: Scene, [x, y]: Point, size: number, fill: string): string {
  const { random } = scene;
  const turn = random.between(0, 6.28);
  const corner = (angle: number, reach: number): Point => [
    x + Math.cos(turn + angle) * size * reach,
    y + Math.sin(turn + angle) * size * reach,
  ];
  const [a, b, c] = [corner(0, 1), corner(2.2, random.between(0.6, 1)), corner(4, random.between(0.5, 0.9))];
  return shape([a, b, c], fill, 0.4) + shape([a, along(b, c, 0.5), c], darker(fill, 0.14), 0.2);
}
