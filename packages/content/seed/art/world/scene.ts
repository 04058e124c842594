import type { Random } from '../base/random.ts';
import type { Time } from '../base/times.ts';

/** What every composition is given: a sheet to fill, an hour, and chance. */
export interface Scene {
  width: number;
  height: number;
  time: Time;
  random: Random;
}
