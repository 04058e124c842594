import { marigold, mix, teal } from '../base/colour.ts';
import type { Point } from '../base/geometry.ts';
import type { Kite } from './kite.ts';
import type { Pattern } from './kite-mesh.ts';
import type { Scene } from './scene.ts';

const patterns: readonly [Pattern, ...Pattern[]] = ['plain', 'crown', 'halves', 'quarters', 'heart', 'wings'];

/** A kite in this scene's colours; `far` from 0 to 1 lets it fade into the sky. */
export function someKite(scene: Scene, at: Point, size: number, far = 0): Kite {
  const { random, time } = scene;
  const colour = random.pick(time.sheets);
  const others = time.sheets.filter((sheet) => sheet !== colour);
  const fade = (sheet: string): string => mix(mix(sheet, teal, far * 0.7), time.skyLow, far);
  return {
    at,
    size,
    roll: random.between(-32, 32),
    yaw: random.sign() * random.between(8, 38),
    pitch: random.between(-22, 22),
    colour: fade(colour),
    second: fade(others[random.whole(0, others.length - 1)] ?? colour),
    pattern: random.pick(patterns),
    relief: 1 - far * 0.6,
  };
}

/** The one kite that carries the accent. */
export function accentKite(scene: Scene, at: Point, size: number, changes: Partial<Kite> = {}): Kite {
  const { random, time } = scene;
  return {
    ...someKite(scene, at, size),
    roll: random.between(-24, 24),
    yaw: random.sign() * random.between(12, 30),
    pitch: random.between(-16, 16),
    colour: marigold,
    second:
      time.name === 'night'
        ? time.sheets[2]
        : time.name === 'dusk'
          ? time.sheets[0]
          : random.pick(time.sheets),
    pattern: random.pick(['crown', 'quarters', 'halves', 'wings', 'heart', 'plain']),
    ...changes,
  };
}
