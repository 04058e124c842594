import { lerp, type Point } from '../base/geometry.ts';
import type { TimeName } from '../base/times.ts';
import { bends } from '../compositions/bends.ts';
import { roofs } from '../compositions/roofs.ts';
import { cityAcross } from '../compositions/skyline.ts';
import { festival } from '../covers/skies.ts';
import { openRiver } from '../world/backdrop.ts';
import { fieldsWithRiver } from '../world/fields.ts';
import { accentKite, someKite } from '../world/kites.ts';
import type { Scene } from '../world/scene.ts';
import { foldedSky } from '../world/sky.ts';
import { skyline } from '../world/skyline.ts';
import { flown } from '../world/string.ts';

interface Highlight {
  time: TimeName;
  upright?: true;
  draw: (scene: Scene) => string;
}

/** A single kite high over the river. */
function highOver(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = accentKite(scene, [w * 0.6, h * 0.24], h * 0.11, {
    roll: 16,
    yaw: -22,
    pitch: 6,
    pattern: 'halves',
  });
  return (
    openRiver(scene, { horizon: h * 0.78, bank: 'city', sunAt: 0.3, sunSize: 0.09 }) +
    flown(kite, [w * 0.12, h * 1.02], time.string, { thin: 1, thick: 2.4, sag: 0.1 })
  );
}

/** One great kite at night. */
function greatAtNight(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kite = accentKite(scene, [w * 0.55, h * 0.4], h * 0.31, {
    roll: -16,
    yaw: 24,
    pitch: 6,
    pattern: 'wings',
  });
  return (
    openRiver(scene, { horizon: h * 0.8, bank: 'city', sunAt: 0.84, sunSize: 0.09 }) +
    flown(kite, [w * 0.86, h * 1.03], time.string, { thin: 1.4, thick: 2.8 })
  );
}

/** Kites that fly close together. */
function closeAtDawn(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const kites = [
    [0.3, 0.36, 0.11],
    [0.68, 0.24, 0.1],
    [0.72, 0.5, 0.12],
    [0.42, 0.19, 0.075],
    [0.5, 0.42, 0.17],
  ].map(([x = 0, y = 0, size = 0], i) => {
    const at: Point = [w * x, h * y];
    const kite =
      i === 4
        ? accentKite(scene, at, h * size, { pattern: 'quarters' })
        : { ...someKite(scene, at, h * size), colour: time.sheets[i % 3] ?? time.sheets[0] };
    return flown({ ...kite, roll: 16, yaw: -20, pitch: 6 }, [w * (x - 0.2), h * 1.03], time.string, {
      thin: 0.9,
      thick: 1.8,
    });
  });
  return openRiver(scene, { horizon: h * 0.82, bank: 'low', sunAt: 0.84, sunSize: 0.12 }) + kites.join('');
}

/** The river in flood, brim-full between its fields. */
function fullRiver(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.44;
  const course = {
    middle: (z: number) => 1.4 * Math.sin(Math.log(z) * 1.9 - 0.6) + z * 0.05,
    half: () => 3.2,
  };
  const kite = accentKite(scene, [w * 0.24, h * 0.22], h * 0.085, { roll: 18, yaw: -22 });
  return [
    foldedSky(scene, horizon),
    skyline(scene.random, w * -0.02, w * 1.02, horizon + 1, h * 0.035, time.far, undefined, 2.4),
    fieldsWithRiver(scene, horizon, [course], 20),
    flown(kite, [w * 0.06, h * 0.9], time.string, { thin: 0.9, thick: 1.8 }),
  ].join('');
}

/** A low sun over the river, first thing in the morning. */
function lowSun(scene: Scene): string {
  const { width: w, height: h, time } = scene;
  const horizon = h * 0.62;
  const kites = [
    [0.3, 0.24, 0.055],
    [0.42, 0.16, 0.03],
  ].map(([x = 0, y = 0, size = 0], i) => {
    const at: Point = [w * x, h * y];
    return flown(
      i ? someKite(scene, at, h * size, 0.2) : accentKite(scene, at, h * size, { pattern: 'crown' }),
      [w * (x - 0.14), h * lerp(1.02, 0.9, i)],
      time.string,
      { thin: 0.8, thick: 1.4 },
    );
  });
  return openRiver(scene, { horizon, bank: 'city', bands: 6, sunAt: 0.64, sunSize: 0.22 }) + kites.join('');
}

/** The still pictures of the gallery. */
export const pictures: Record<string, Highlight> = {
  'sabarmati-kite-day-2': { time: 'dusk', upright: true, draw: highOver },
  'hackathon-1': { time: 'night', draw: greatAtNight },
  'hackathon-2': { time: 'dawn', draw: closeAtDawn },
  'new-delivery-centre-1': { time: 'dawn', draw: cityAcross },
  'volunteering-day-1': { time: 'noon', draw: festival },
  'learning-week-1': { time: 'noon', draw: bends },
  'cricket-league-1': { time: 'dusk', draw: (scene) => roofs(scene, 0.22) },
  'monsoon-tree-planting-1': { time: 'noon', draw: fullRiver },
  'go-live-breakfast-1': { time: 'dawn', draw: lowSun },
};
