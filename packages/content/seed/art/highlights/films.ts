import { marigold, mix } from '../base/colour.ts';
import { lerp, type Point, shares, stroke } from '../base/geometry.ts';
import { randomOf } from '../base/random.ts';
import { drawing, shape } from '../base/svg.ts';
import { times } from '../base/times.ts';
import { drawKite, type Kite } from '../world/kite.ts';
import { accentKite } from '../world/kites.ts';
import { riverBands } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { flown } from '../world/string.ts';

const turn = Math.PI * 2;

/** Lines that swell and run out again on the water, each once in the film. */
function breathing(scene: Scene, horizon: number, share: number): string {
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

/** Kites that rise from the far bank, pass overhead and are followed by others. */
export function risingFilm(width: number, height: number): (share: number) => string {
  const scene: Scene = { width, height, time: times.dawn, random: randomOf('sabarmati-kite-day-1') };
  const [w, h, horizon] = [width, height, height * 0.74];
  const ground =
    foldedSky(scene, horizon) +
    sun(scene, [w * 0.3, horizon - h * 0.02], h * 0.13) +
    skyline(scene.random, w * -0.02, w * 1.02, horizon + 1, h * 0.07, scene.time.far, undefined, 2) +
    riverBands(scene, horizon, h, 4);
  const base = accentKite(scene, [0, 0], 1, { pattern: 'crown', yaw: -20, pitch: 6 });
  const lanes = [
    {
      x: 0.22,
      to: 0.1,
      colour: scene.time.sheets[0],
      second: scene.time.sheets[2],
      size: 0.075,
      offset: 0.4,
    },
    { x: 0.46, to: 0.44, colour: scene.time.sheets[2], second: scene.time.sheets[1], size: 0.06, offset: 0 },
    {
      x: 0.8,
      to: 0.9,
      colour: scene.time.sheets[1],
      second: scene.time.sheets[0],
      size: 0.085,
      offset: 0.75,
    },
    { x: 0.6, to: 0.68, colour: marigold, second: scene.time.sheets[1], size: 0.105, offset: 0.2 },
  ];
  const places = 3;
  return (share) => {
    const kites = lanes.flatMap((lane, k) =>
      Array.from({ length: places }, (_, i) => {
        const s = (i + ((share + lane.offset) % 1)) / places;
        const at: Point = [
          w * (lerp(lane.x, lane.to, s) + 0.018 * Math.sin(turn * (s * places + k * 0.3))),
          h * lerp(0.7, -0.22, s ** 1.15),
        ];
        const kite: Kite = {
          ...base,
          at,
          size: h * lane.size * lerp(0.12, 1.25, s),
          colour: lane.colour,
          second: lane.second,
          roll: 10 + 8 * Math.sin(turn * (s * places + k * 0.4)),
        };
        return {
          s,
          svg: flown(kite, [w * (lane.x - 0.1), h * lerp(0.76, 1.04, lane.size * 8)], scene.time.string, {
            thin: 0.6,
            thick: lerp(0.6, 1.5, s),
          }),
        };
      }),
    );
    return drawing(
      w,
      h,
      ground +
        breathing(scene, horizon, share) +
        kites
          .sort((a, b) => a.s - b.s)
          .map(({ svg }) => svg)
          .join(''),
    );
  };
}

/** Kites that circle over the river at night, two rings against each other, as in the dance. */
export function circlingFilm(width: number, height: number): (share: number) => string {
  const scene: Scene = { width, height, time: times.night, random: randomOf('garba-evening-1') };
  const [w, h, horizon] = [width, height, height * 0.8];
  const ground =
    foldedSky(scene, horizon) +
    sun(scene, [w * 0.5, h * 0.4], h * 0.1) +
    skyline(scene.random, w * -0.02, w * 1.02, horizon + 1, h * 0.08, scene.time.middle, undefined, 2) +
    riverBands(scene, horizon, h, 4);
  const base = accentKite(scene, [0, 0], 1, { pattern: 'crown' });
  const ring = (
    share: number,
    count: number,
    step: number,
    rx: number,
    ry: number,
    size: number,
  ): { depth: number; svg: string }[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = turn * (i / count + (share * step) / count);
      const depth = Math.sin(angle);
      const [colour, second] = [
        [marigold, scene.time.sheets[2]],
        [scene.time.sheets[2], scene.time.sheets[0]],
        [scene.time.sheets[0], scene.time.sheets[1]],
      ][i % 3] as [string, string];
      const near = 0.78 + 0.22 * depth;
      const kite: Kite = {
        ...base,
        at: [w * (0.5 + rx * Math.cos(angle)), h * (0.4 + ry * depth)],
        size: h * size * near,
        colour,
        second,
        roll: -22 * Math.cos(angle) * Math.sign(step),
        yaw: 26 * Math.cos(angle),
        pitch: 6,
      };
      return { depth, svg: drawKite(kite) };
    });
  return (share) => {
    const kites = [...ring(share, 12, 3, 0.38, 0.26, 0.074), ...ring(share, 6, -3, 0.2, 0.135, 0.056)].sort(
      (a, b) => a.depth - b.depth,
    );
    return drawing(w, h, ground + breathing(scene, horizon, share) + kites.map(({ svg }) => svg).join(''));
  };
}

/** The films of the gallery. */
export const films: Record<string, (width: number, height: number) => (share: number) => string> = {
  'sabarmati-kite-day-1': risingFilm,
  'garba-evening-1': circlingFilm,
};
