import { lerp, type Point } from '../base/geometry.ts';
import { randomOf } from '../base/random.ts';
import { drawing, line } from '../base/svg.ts';
import { times } from '../base/times.ts';
import { darkened, stage } from '../heroes/stage.ts';
import { openRiver } from '../world/backdrop.ts';
import { fieldsWithRiver } from '../world/fields.ts';
import { bridle, drawKite } from '../world/kite.ts';
import { accentKite, someKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky, sun } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { flown, hanging } from '../world/string.ts';

/** The home page's second hero: kites that stand still in the evening. */
export function heroStill(width: number, height: number): string {
  const scene: Scene = { width, height, time: darkened('dusk'), random: randomOf('hero-still') };
  const [w, h] = [width, height];
  const pose = { roll: 16, yaw: -22, pitch: 6 };
  const kites = [
    [0.9, 0.18, 0.05],
    [0.52, 0.16, 0.036],
    [0.63, 0.29, 0.075],
    [0.79, 0.32, 0.15],
  ].map(([x = 0, y = 0, size = 0], i) => {
    const at: Point = [w * x, h * y];
    const kite =
      i === 3
        ? accentKite(scene, at, h * size, { pattern: 'wings', second: scene.time.sheets[0] })
        : {
            ...someKite(scene, at, h * size),
            colour: scene.time.sheets[i % 2 ? 2 : 0],
            second: scene.time.sheets[1],
          };
    return flown({ ...kite, ...pose }, [w * (x - lerp(0.05, 0.24, size * 6)), h * 1.04], scene.time.string, {
      thin: 0.8,
      thick: lerp(0.9, 2.2, size * 6),
    });
  });
  return drawing(w, h, stage(scene, { horizon: 0.78, at: 0.7, bank: 'city' }) + kites.join(''));
}

/** One large kite held steady by lines that run right across a river. */
export function whyBanner(width: number, height: number): string {
  const scene: Scene = { width, height, time: times.dusk, random: randomOf('why-banner') };
  const [w, h, horizon] = [width, height, height * 0.78];
  const kite = accentKite(scene, [w * 0.5, h * 0.37], h * 0.29, {
    roll: 0,
    yaw: 16,
    pitch: 2,
    pattern: 'crown',
    second: scene.time.sheets[0],
  });
  const { knot } = bridle(kite);
  const held = [-0.02, 0.1, 0.24, 0.78, 0.92, 1.02].map((x) =>
    line(hanging(knot, [w * x, horizon + h * 0.03], 0.07), scene.time.string, 1.8),
  );
  return drawing(
    w,
    h,
    openRiver(scene, { horizon, bank: 'city', sunAt: 0.2, sunSize: 0.16 }) + drawKite(kite) + held.join(''),
  );
}

/** A river with four kites above it, each higher than the last. */
export function whyImage(width: number, height: number): string {
  const scene: Scene = { width, height, time: times.dawn, random: randomOf('why-image') };
  const [w, h, horizon] = [width, height, height * 0.56];
  const course = {
    middle: (z: number) => 2.6 * Math.sin(Math.log(z) * 2.3 - 1.5) * (0.4 + z / 40),
    half: (z: number) => 1.1 + z * 0.018,
  };
  const pose = { roll: 16, yaw: -22, pitch: 6 };
  const kites = [
    [0.2, 0.46, 0.045],
    [0.39, 0.36, 0.06],
    [0.6, 0.25, 0.08],
    [0.78, 0.12, 0.095],
  ].map(([x = 0, y = 0, size = 0], i) => {
    const at: Point = [w * x, h * y];
    const kite =
      i === 2
        ? accentKite(scene, at, h * size, { pattern: 'crown' })
        : {
            ...someKite(scene, at, h * size),
            colour: scene.time.sheets[i % 2 ? 1 : 0],
            second: scene.time.sheets[2],
          };
    return flown({ ...kite, ...pose }, [w * (x - 0.16), h * lerp(0.62, 1.02, i / 3)], scene.time.string, {
      thin: 0.9,
      thick: 1.8,
    });
  });
  const ground =
    foldedSky(scene, horizon) +
    sun(scene, [w * 0.3, horizon], h * 0.085) +
    skyline(scene.random, w * -0.02, w * 1.02, horizon + 1, h * 0.035, scene.time.far, undefined, 2.2);
  return drawing(w, h, ground + fieldsWithRiver(scene, horizon, [course]) + kites.join(''));
}
