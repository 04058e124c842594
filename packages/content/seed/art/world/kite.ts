import { darker, lighter } from '../base/colour.ts';
import type { Point } from '../base/geometry.ts';
import { line, shape } from '../base/svg.ts';
import {
  type Corner,
  type CornerName,
  corners,
  type Facet,
  type Part,
  type Pattern,
  patterns,
  type Side,
  tenFacets,
} from './kite-mesh.ts';

/** One kite in the air. Angles are in degrees; `size` is half its height. */
export interface Kite {
  at: Point;
  size: number;
  /** Turn in the plane of the picture. */
  roll: number;
  /** Turn about its spine, and lean towards the viewer. */
  yaw: number;
  pitch: number;
  colour: string;
  second: string;
  pattern: Pattern;
  facets?: readonly Facet[];
  /** How strongly light and shade differ; 0 is one flat colour. */
  relief?: number;
}

/** A piece of a kite as it lies on the picture. */
export interface Panel {
  points: Point[];
  fill: string;
  part: Part;
  side: Side;
}

const light: Corner = [-0.42, 0.62, 0.66];

function turner(kite: Kite): (corner: Corner) => Corner {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [a, b, c] = [radians(kite.yaw), radians(kite.pitch), radians(kite.roll)];
  return ([x, y, z]) => {
    const x1 = x * Math.cos(a) + z * Math.sin(a);
    const z1 = z * Math.cos(a) - x * Math.sin(a);
    const y2 = y * Math.cos(b) - z1 * Math.sin(b);
    const z2 = z1 * Math.cos(b) + y * Math.sin(b);
    return [x1 * Math.cos(c) + y2 * Math.sin(c), y2 * Math.cos(c) - x1 * Math.sin(c), z2];
  };
}

function brightness(p: Corner, q: Corner, r: Corner): number {
  const u = [q[0] - p[0], q[1] - p[1], q[2] - p[2]] as const;
  const v = [r[0] - p[0], r[1] - p[1], r[2] - p[2]] as const;
  const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const length = Math.hypot(...n) || 1;
  return Math.abs(n[0] * light[0] + n[1] * light[1] + n[2] * light[2]) / length;
}

function onPaper(kite: Kite, [x, y, z]: Corner): Point {
  const nearness = 1 + z * 0.12;
  return [kite.at[0] + x * kite.size * nearness, kite.at[1] - y * kite.size * nearness];
}

/** A triangle creased into three, as paper does under strain; only worth seeing on a great kite. */
function creased([p, q, r]: readonly [Corner, Corner, Corner]): Corner[][] {
  const at = (a: Corner, b: Corner, s: number): Corner => [
    a[0] + (b[0] - a[0]) * s,
    a[1] + (b[1] - a[1]) * s,
    a[2] + (b[2] - a[2]) * s,
  ];
  const [m, n] = [at(p, q, 0.56), at(q, r, 0.44)];
  return [
    [p, m, r],
    [m, n, r],
    [m, q, n],
  ];
}

/** A point of the sheet, given in the kite's own space, on the picture. */
export function spot(kite: Kite, corner: Corner): Point {
  return onPaper(kite, turner(kite)(corner));
}

/** The knot where a kite's string divides, and the two points of the spine it is tied to. */
export function bridle(kite: Kite): { knot: Point; ties: [Point, Point] } {
  return {
    knot: spot(kite, [0, 0.06, 0.5]),
    ties: [spot(kite, corners.cross), spot(kite, [0, -0.52, 0.14])],
  };
}

/** The outline of the sheet without its fin, for shadows and reflections. */
export function outline(kite: Kite): Point[] {
  return [corners.nose, corners.right, corners.tail, corners.left].map((corner) => spot(kite, corner));
}

/** The pieces of a kite, each with the colour that light gives it. */
export function panels(kite: Kite): Panel[] {
  const turn = turner(kite);
  const relief = kite.relief ?? 1;
  return (kite.facets ?? tenFacets).flatMap(({ part, side, corners: names }) => {
    const turned = names.map((name) => turn(corners[name]));
    const [p, q, r] = turned as [Corner, Corner, Corner];
    const tone = (brightness(p, q, r) - 0.66) * relief;
    const base = patterns[kite.pattern](part, side) ? kite.second : kite.colour;
    const pieces = kite.size < 200 || part === 'fin' || kite.facets ? [turned] : creased([p, q, r]);
    return pieces.map((piece, i) => {
      const shade = tone + (pieces.length > 1 ? ([0.035, -0.02, -0.05][i] ?? 0) : 0);
      const fill =
        shade < 0 ? darker(base, Math.min(0.55, -shade)) : lighter(base, Math.min(0.4, shade * 0.9));
      return { points: piece.map((corner) => onPaper(kite, corner)), fill, part, side };
    });
  });
}

/** The two spars of a kite. */
export function spars(
  kite: Kite,
  colour = darker(kite.colour, 0.6),
  width = Math.max(0.8, kite.size / 150),
): string {
  const along = (...names: CornerName[]): Point[] => names.map((name) => spot(kite, corners[name]));
  return (
    line(along('nose', 'cross', 'belly', 'tail'), colour, width, 0.8) +
    line(along('left', 'bowLeft', 'cross', 'bowRight', 'right'), colour, width, 0.8)
  );
}

/** Draws a fighter kite: a bowed diamond of paper on two spars, lit from the upper left. */
export function drawKite(kite: Kite): string {
  const sheet = panels(kite)
    .map(({ points, fill }) => shape(points, fill, 0.7))
    .join('');
  return kite.size < 46 || kite.facets ? sheet : sheet + spars(kite);
}
