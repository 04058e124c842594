import type { Point } from './geometry.ts';
import type { Random } from './random.ts';

/** Points spread over a field as if by chance, yet none close to another: each is the roomiest of several tries. */
export function scattered(random: Random, count: number, [x1, y1]: Point, [x2, y2]: Point): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const tries = Array.from({ length: 16 }, (): Point => [random.between(x1, x2), random.between(y1, y2)]);
    const room = (p: Point): number =>
      Math.min(Number.MAX_VALUE, ...points.map((q) => Math.hypot(p[0] - q[0], p[1] - q[1])));
    points.push(tries.reduce((best, point) => (room(point) > room(best) ? point : best)));
  }
  return points;
}
