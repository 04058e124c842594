import { mix } from '../base/colour.ts';
import type { Point } from '../base/geometry.ts';
import { disc } from '../base/svg.ts';
import { type Time, type TimeName, type Tones, times } from '../base/times.ts';
import { glowingSky, glowingWater, lightTone } from '../world/glow.ts';
import type { Scene } from '../world/scene.ts';
import { skyline } from '../world/skyline.ts';

/** The colours of an hour for things before a dark sky: a white headline stands on its left half. */
export function darkened(name: TimeName): Time {
  return { ...times[name === 'night' ? 'night' : 'dusk'], name };
}

/** Tones of what stands at a distance in the light of the stage. */
export function standing(scene: Scene, share: number): Tones {
  return {
    light: lightTone(scene, share - 0.06),
    mid: lightTone(scene, share),
    dark: lightTone(scene, share + 0.1),
  };
}

interface Stage {
  horizon?: number;
  /** Where the light stands, as a share of the width. */
  at?: number;
  bank?: 'low' | 'city' | 'none';
  lines?: number;
  /** What stands on the far bank. */
  onBank?: string;
}

/** Dark at the left, light low at the right, and the river: where every hero plays. */
export function stage(
  scene: Scene,
  { horizon: level = 0.76, at = 0.8, bank = 'low', lines = 18, onBank = '' }: Stage = {},
): string {
  const { width: w, height: h, random } = scene;
  const horizon = h * level;
  const light: Point = [w * at, horizon];
  const far = standing(scene, 0.5);
  const near = standing(scene, 0.66);
  const city =
    bank === 'none'
      ? ''
      : bank === 'low'
        ? skyline(random, w * 0.3, w * 1.02, horizon + 1, h * 0.05, near, (s) => Math.min(1, s * 2), 2.6)
        : skyline(
            random,
            w * 0.46,
            w * 1.02,
            horizon + 1,
            h * 0.24,
            standing(scene, 0.4),
            (s) => 0.3 + 0.7 * Math.sin(s * 2.4 + 0.2),
            1.2,
          ) +
          skyline(random, w * 0.4, w * 1.02, horizon + 1, h * 0.14, far, (s) => 0.4 + 0.6 * s, 1.5) +
          skyline(random, w * 0.2, w * 1.02, horizon + 1, h * 0.055, near, (s) => Math.min(1, s * 2), 2.6);
  return [
    glowingSky(scene, horizon, light),
    disc([light[0], horizon - h * 0.012], h * 0.075, mix(lightTone(scene, 0), '#FFFFFF', 0.25)),
    city,
    onBank,
    glowingWater(scene, horizon, light, lines),
  ].join('');
}
