import type { Point } from '../base/geometry.ts';

/** A place in the world: x to the right, y up, z away from the viewer. */
export type Place = readonly [x: number, y: number, z: number];

/** Where a place falls on the sheet, and how far away it is. */
export interface Projected {
  at: Point;
  depth: number;
}

/** Turns places into points of the sheet. `near` is the least depth that can be drawn. */
export interface Camera {
  see(place: Place): Projected;
  toView(place: Place): Place;
  near: number;
}

function turned(place: Place, eye: Place, yaw: number, pitch: number): Place {
  const [x, y, z] = [place[0] - eye[0], place[1] - eye[1], place[2] - eye[2]];
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const x1 = x * Math.cos(a) - z * Math.sin(a);
  const z1 = z * Math.cos(a) + x * Math.sin(a);
  return [x1, y * Math.cos(b) + z1 * Math.sin(b), z1 * Math.cos(b) - y * Math.sin(b)];
}

interface Stand {
  eye: Place;
  /** Degrees to the right, and downwards. */
  yaw: number;
  pitch: number;
  /** The point of the sheet that the viewer looks at. */
  centre: Point;
}

/** A viewer standing in the world; `lens` is the width on the sheet of one unit at one unit away. */
export function perspective(stand: Stand & { lens: number }): Camera {
  const toView = (place: Place): Place => turned(place, stand.eye, stand.yaw, stand.pitch);
  return {
    toView,
    near: 0.15,
    see: (place) => {
      const [x, y, z] = toView(place);
      const scale = stand.lens / Math.max(z, 0.15);
      return { at: [stand.centre[0] + x * scale, stand.centre[1] - y * scale], depth: z };
    },
  };
}

/** The same world without vanishing points; `scale` is the width of one unit. */
export function axonometric(stand: Stand & { scale: number }): Camera {
  const toView = (place: Place): Place => turned(place, stand.eye, stand.yaw, stand.pitch);
  return {
    toView,
    near: Number.NEGATIVE_INFINITY,
    see: (place) => {
      const [x, y, z] = toView(place);
      return { at: [stand.centre[0] + x * stand.scale, stand.centre[1] - y * stand.scale], depth: z };
    },
  };
}
