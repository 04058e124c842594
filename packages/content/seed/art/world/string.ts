import { curve, type Point, stroke } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import { bridle, drawKite, type Kite } from './kite.ts';

/** How a string hangs and how broad it is at the kite and at the hand. */
export interface Hang {
  sag?: number;
  thin?: number;
  thick?: number;
}

/** The line of a string from a knot to a hand. */
export function hanging(from: Point, to: Point, sag = 0.14, count = 56): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bend: Point = [
    from[0] + dx * 0.5 + Math.abs(dy) * sag * 0.35 * Math.sign(dx || 1),
    from[1] + dy * 0.5 + Math.abs(dx) * sag + Math.abs(dy) * sag * 0.4,
  ];
  return curve(from, bend, to, count);
}

/** A kite with its bridle and its string down to a hand: sagging, thinner the farther away. */
export function flown(
  kite: Kite,
  hand: Point,
  colour: string,
  { sag = 0.14, thin = 0.7, thick = 1.8 }: Hang = {},
): string {
  const { knot, ties } = bridle(kite);
  const legs = kite.size < 60 ? '' : line([ties[0], knot, ties[1]], colour, thin, 0.8);
  return (
    drawKite(kite) +
    legs +
    shape(
      stroke(hanging(knot, hand, sag), (s) => thin + (thick - thin) * s),
      colour,
    )
  );
}
