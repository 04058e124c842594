import { mix } from '../base/colour.ts';
import { lerp, type Point, shares, stroke, swelling } from '../base/geometry.ts';
import { block, shape } from '../base/svg.ts';
import { type Camera, type Place, perspective } from './camera.ts';
import type { Scene } from './scene.ts';
import { drawFaces, type Face } from './solids.ts';

/** A river on the ground: its middle and half its breadth at each distance. */
export interface Course {
  middle(z: number): number;
  half(z: number): number;
  /** The first and the last distance, as shares of the way to the horizon. */
  from?: number;
  to?: number;
  /** The colour of its water, where it has one of its own. */
  tint?: string;
}

const nearest = 3.2;
const farthest = 150;
const height = 3.4;

/** The distance at a share of the way to the horizon; even steps look even on the picture. */
export function distance(share: number): number {
  return nearest * (farthest / nearest) ** share;
}

/** A viewer over flat land. */
export function overLand(scene: Scene, horizon: number): Camera {
  return perspective({
    eye: [0, height, 0],
    yaw: 0,
    pitch: 0,
    lens: scene.width * 0.5,
    centre: [scene.width * 0.5, horizon],
  });
}

/** The line along a course at a share of its breadth, -1 its left bank and 1 its right. */
export function courseLine(
  camera: Camera,
  course: Course,
  across: number,
  from = course.from ?? 0,
  to = course.to ?? 1,
): Point[] {
  return shares(90).map((s) => {
    const z = distance(lerp(from, to, s));
    return camera.see([course.middle(z) + across * course.half(z), 0, z]).at;
  });
}

function patchwork(scene: Scene, camera: Camera): string {
  const { random, time } = scene;
  const rows = 15;
  const fields: Face[] = [];
  for (let row = -1; row < rows; row++) {
    const [near, far] = [distance((row - 0.4) / rows), distance((row + 0.6) / rows)];
    const haze = Math.max(0, row / rows) ** 0.7;
    const wide = lerp(2.2, 22, Math.max(0, row / rows) ** 1.6);
    const shift = random.between(0, wide);
    for (let i = -9; i < 9; i++) {
      const [a, b, lean] = [i * wide + shift, (i + 1) * wide + shift, wide * 0.16];
      const corners: Place[] = [
        [a, 0, near],
        [a + lean, 0, far],
        [b + lean, 0, far],
        [b, 0, near],
      ];
      const tone = random.pick([time.middle.light, time.middle.mid, time.far.mid, time.far.dark]);
      fields.push({
        corners,
        fill: mix(mix(time.far.mid, tone, 0.5), time.skyLow, 0.1 + haze * 0.62),
        open: true,
      });
    }
  }
  return drawFaces(fields, camera);
}

function waterOf({ time }: Scene): string {
  if (time.name === 'night') return mix(time.waterFar, time.waterLine, 0.45);
  if (time.name === 'dusk') return mix(time.skyLow, time.waterFar, 0.25);
  return mix(time.waterNear, time.near.light, 0.55);
}

/** Flat fields up to the horizon and the river, or the branches of one, that runs through them. */
export function fieldsWithRiver(
  scene: Scene,
  horizon: number,
  courses: readonly Course[],
  lines = 11,
): string {
  const { width: w, height: h, random, time } = scene;
  const camera = overLand(scene, horizon);
  const water = waterOf(scene);
  const tone = time.name === 'dusk' ? time.waterNear : time.waterLine;
  const beds = courses.map((course) =>
    shape(
      [...courseLine(camera, course, -1), ...courseLine(camera, course, 1).reverse()],
      course.tint ?? water,
      1,
    ),
  );
  const currents = courses.flatMap((course) =>
    Array.from({ length: lines }, (_, i) => {
      const across = ((i + random.between(0.2, 0.8)) / lines - 0.5) * 1.76;
      const [first, last] = [course.from ?? 0, course.to ?? 1];
      const from = lerp(first, last, random.between(0, 0.45));
      const to = Math.min(last, from + random.between(0.2, 0.36));
      const width = swelling(lerp(4.4, 1.2, from) * (h / 1000));
      return shape(
        stroke(courseLine(camera, course, across, from, to), width),
        mix(course.tint ?? water, tone, random.between(0.5, 0.8)),
      );
    }),
  );
  return [
    block(0, horizon, w, h - horizon, mix(time.far.mid, time.skyLow, 0.6)),
    patchwork(scene, camera),
    ...beds,
    ...currents,
  ].join('');
}
