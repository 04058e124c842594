import type { Point } from '../base/geometry.ts';
import type { Kite } from './kite.ts';
import { accentKite, someKite } from './kites.ts';
import type { Scene } from './scene.ts';
import { flown } from './string.ts';

const pose = { roll: 18, yaw: -22, pitch: 6 };

/** A kite in the pose of the wind of a picture; place and size are shares of the sheet, the size of its height. */
export function placedKite(
  scene: Scene,
  [x, y, size]: readonly [number, number, number],
  accent = false,
  changes: Partial<Kite> = {},
): Kite {
  const at: Point = [scene.width * x, scene.height * y];
  const kite = accent ? accentKite(scene, at, scene.height * size) : someKite(scene, at, scene.height * size);
  return { ...kite, ...pose, roll: pose.roll + scene.random.between(-10, 10), ...changes };
}

/** A kite on its string, held at a place given in shares of the sheet. */
export function held(scene: Scene, kite: Kite, x: number, y: number, thick = 1.6, sag = 0.1): string {
  return flown(kite, [scene.width * x, scene.height * y], scene.time.string, { thin: 0.8, thick, sag });
}
