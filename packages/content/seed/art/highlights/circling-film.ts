import { marigold } from '../base/colour.ts';
import { randomOf } from '../base/random.ts';
import { drawing } from '../base/svg.ts';
import { times } from '../base/times.ts';
import { drawKite, type Kite } from '../world/kite.ts';
import { accentKite } from '../world/kites.ts';
import { riverBands } from '../world/river.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { breathing, turn } from './breathing.ts';

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
