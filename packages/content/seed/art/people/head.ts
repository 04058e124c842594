import type { Point } from '../base/geometry.ts';

/** A place on the head: x to the right, y down, z towards the viewer; the eyes lie on y = 0. */
export type Spot = readonly [x: number, y: number, z: number];

/** Half of a face, as planes meet on it; the other half is its mirror image. */
export const half = {
  hairTop: [0, -100, 36],
  hairSide: [58, -94, 20],
  temple: [100, -54, -14],
  glabella: [0, -28, 45],
  browIn: [19, -30, 46],
  browPeak: [62, -38, 37],
  browOut: [93, -22, 10],
  noseMid: [0, 30, 60],
  noseTip: [0, 60, 78],
  noseWing: [24, 66, 46],
  noseBase: [0, 75, 57],
  eyeIn: [24, 4, 30],
  eyeOut: [77, 0, 17],
  lid: [50, 17, 31],
  cheek: [70, 40, 34],
  cheekbone: [111, 14, -8],
  jaw: [95, 98, -16],
  jawFront: [70, 138, 6],
  mouthEnd: [37, 103, 39],
  lipTop: [0, 93, 57],
  lipBottom: [0, 122, 52],
  chinSide: [33, 160, 28],
  chin: [0, 164, 40],
} as const satisfies Record<string, Spot>;

/** A place of the face by its name. */
export type Mark = keyof typeof half;

/** The planes of half a face. */
export const planes: readonly (readonly [Mark, Mark, Mark])[] = [
  ['hairTop', 'hairSide', 'browIn'],
  ['hairTop', 'browIn', 'glabella'],
  ['hairSide', 'browPeak', 'browIn'],
  ['hairSide', 'temple', 'browOut'],
  ['hairSide', 'browOut', 'browPeak'],
  ['browIn', 'browPeak', 'eyeIn'],
  ['browPeak', 'eyeOut', 'eyeIn'],
  ['browPeak', 'browOut', 'eyeOut'],
  ['browOut', 'temple', 'cheekbone'],
  ['browOut', 'cheekbone', 'eyeOut'],
  ['glabella', 'browIn', 'noseMid'],
  ['browIn', 'eyeIn', 'noseMid'],
  ['eyeIn', 'noseWing', 'noseMid'],
  ['noseMid', 'noseWing', 'noseTip'],
  ['noseTip', 'noseWing', 'noseBase'],
  ['eyeIn', 'eyeOut', 'lid'],
  ['eyeIn', 'lid', 'noseWing'],
  ['lid', 'cheek', 'noseWing'],
  ['lid', 'eyeOut', 'cheek'],
  ['eyeOut', 'cheekbone', 'cheek'],
  ['noseWing', 'cheek', 'mouthEnd'],
  ['cheek', 'jaw', 'mouthEnd'],
  ['cheek', 'cheekbone', 'jaw'],
  ['noseBase', 'noseWing', 'lipTop'],
  ['noseWing', 'mouthEnd', 'lipTop'],
  ['lipTop', 'mouthEnd', 'lipBottom'],
  ['mouthEnd', 'chinSide', 'lipBottom'],
  ['lipBottom', 'chinSide', 'chin'],
  ['mouthEnd', 'jawFront', 'chinSide'],
  ['mouthEnd', 'jaw', 'jawFront'],
];

/** How one head differs from another, and how it is held. */
export interface Build {
  /** Degrees to the right of the picture. */
  turn: number;
  /** Breadth of the whole face and of the jaw; 1 is the middle. */
  breadth: number;
  jaw: number;
}

/** Places of the head on the sheet, in the middle of which the eyes stand at `centre`. */
export interface Pose {
  /** A place turned with the head, still in depth. */
  turn(spot: Spot): Spot;
  at(spot: Spot): Point;
}

const light: Spot = [-0.52, -0.46, 0.72];

/** How bright a plane is, from 0 to 1. */
export function brightnessOf(p: Spot, q: Spot, r: Spot): number {
  const u = [q[0] - p[0], q[1] - p[1], q[2] - p[2]] as const;
  const v = [r[0] - p[0], r[1] - p[1], r[2] - p[2]] as const;
  const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const length = Math.hypot(...n) || 1;
  const side = n[2] < 0 ? -1 : 1;
  return Math.max(0, (side * (n[0] * light[0] + n[1] * light[1] + n[2] * light[2])) / length);
}

/** Holds a head: its turn, its breadth and its place. */
export function poseOf({ turn, breadth, jaw }: Build, [cx, cy]: Point, scale: number): Pose {
  const angle = (turn * Math.PI) / 180;
  const turned = ([x, y, z]: Spot): Spot => {
    const narrowing = y > 60 ? 1 + (jaw - 1) * Math.min(1, (y - 60) / 70) : 1;
    const wide = x * breadth * narrowing;
    return [wide * Math.cos(angle) + z * Math.sin(angle), y, z * Math.cos(angle) - wide * Math.sin(angle)];
  };
  return {
    turn: turned,
    at: (spot) => {
      const [x, y] = turned(spot);
      return [cx + x * scale, cy + y * scale];
    },
  };
}

/** The mirror image of a place. */
export function mirrored([x, y, z]: Spot): Spot {
  return [-x, y, z];
}
