/** A point of the sheet, y downwards. */
export type Point = readonly [x: number, y: number];

/** The value `share` of the way from one number to the other. */
export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** The point `share` of the way along a line. */
export function along(from: Point, to: Point, share: number): Point {
  return [lerp(from[0], to[0], share), lerp(from[1], to[1], share)];
}

/** `count` evenly spaced shares from 0 to 1, both included. */
export function shares(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i / (count - 1));
}

/** Points of a quadratic curve that leaves `from`, bends towards `bend` and ends at `to`. */
export function curve(from: Point, bend: Point, to: Point, count = 32): Point[] {
  return shares(count).map((t) => along(along(from, bend, t), along(bend, to, t), t));
}

/** Points of an arc of a circle, angles in degrees. */
export function arc(centre: Point, radius: number, from: number, to: number, count = 48): Point[] {
  return shares(count).map((t) => {
    const angle = (lerp(from, to, t) * Math.PI) / 180;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

/** The outline of a brush stroke along a line of points; `width` gives its breadth at each share. */
export function stroke(line: readonly Point[], width: (share: number) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, i) => {
    const before = line[Math.max(0, i - 1)] ?? point;
    const after = line[Math.min(line.length - 1, i + 1)] ?? point;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const half = width(i / Math.max(1, line.length - 1)) / 2;
    left.push([point[0] - (dy / length) * half, point[1] + (dx / length) * half]);
    right.unshift([point[0] + (dy / length) * half, point[1] - (dx / length) * half]);
  });
  return [...left, ...right];
}

/** Breadth of a stroke that swells to `most` and runs out thin at both ends. */
export function swelling(most: number, power = 0.6): (share: number) => number {
  return (share) => most * Math.max(0, Math.sin(Math.PI * share)) ** power;
}

/** A smooth line through all of the points (Catmull-Rom). */
export function smooth(points: readonly Point[], steps = 14): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const blend = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  const line = points.slice(0, -1).flatMap((_, i) =>
    Array.from({ length: steps }, (_, k): Point => {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      return [blend(a[0], b[0], c[0], d[0], k / steps), blend(a[1], b[1], c[1], d[1], k / steps)];
    }),
  );
  return [...line, at(points.length - 1)];
}

/** The part of a shape that lies inside a convex one; both run the same way round, clockwise on the sheet. */
export function overlap(inner: readonly Point[], convex: readonly Point[]): Point[] {
  return convex.reduce<Point[]>(
    (left, from, i) => {
      const to = convex[(i + 1) % convex.length] ?? from;
      const side = (p: Point): number =>
        (to[0] - from[0]) * (p[1] - from[1]) - (to[1] - from[1]) * (p[0] - from[0]);
      return left.flatMap((point, k) => {
        const next = left[(k + 1) % left.length] ?? point;
        const [a, b] = [side(point), side(next)];
        const kept: Point[] = a >= 0 ? [point] : [];
        return a >= 0 === b >= 0 ? kept : [...kept, along(point, next, a / (a - b))];
      });
    },
    [...inner],
  );
}

/** A shape turned by degrees about its middle and moved. */
export function placed(points: readonly Point[], turn: number, dx: number, dy: number, scale = 1): Point[] {
  const [cx, cy] = middleOf(points);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  return points.map(([x, y]) => [
    cx + (x - cx) * cos - (y - cy) * sin + dx,
    cy + (x - cx) * sin + (y - cy) * cos + dy,
  ]);
}

/** The mean of the corners of a shape. */
export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], p) => [x + p[0], y + p[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}
