import { mix } from '../base/colour.ts';
import { lightTone } from '../world/glow.ts';
import type { Kite } from '../world/kite.ts';
import type { Scene } from '../world/scene.ts';
import { flown } from '../world/string.ts';

/** Draws a kite with its string down to a hand, whose place is given in shares of the sheet. */
export function fly(scene: Scene, kite: Kite, x: number, y: number, thick = 1.6): string {
  return flown(
    kite,
    [scene.width * x, scene.height * y],
    mix(scene.time.string, lightTone(scene, 0.5), 0.3),
    { thin: 0.8, thick, sag: 0.1 },
  );
}
