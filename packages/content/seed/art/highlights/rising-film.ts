import { marigold } from '../base/colour.ts';
import { lerp, type Point } from '../base/geometry.ts';
import { randomOf } from '../base/random.ts';
import { drawing } from '../base/svg.ts';
import { times } from '../base/times.ts';
import type { Kite } from '../world/kite.ts';
import { accentKite } from '../world/kites.ts';
import { riverBands } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { flown } from '../world/string.ts';
import { breathing, turn } from './breathing.ts';

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
