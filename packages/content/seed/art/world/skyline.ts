import type { Random } from '../base/random.ts';
import type { Tones } from '../base/times.ts';
import { dome, kinds, minarets } from './buildings.ts';

/** A row of buildings from one x to another, no two of the same height side by side. */
export function skyline(
  random: Random,
  from: number,
  to: number,
  base: number,
  height: number,
  tones: Tones,
  rise: (share: number) => number = () => 1,
  breadth = 1,
): string {
  let city = '';
  let before = 0.5;
  let x = from;
  while (x < to) {
    const kind = random.pick(kinds);
    const share = (x - from) / (to - from);
    let tall = random.between(0.3, 1);
    if (Math.abs(tall - before) < 0.18) tall = before > 0.6 ? before - 0.28 : before + 0.28;
    before = tall;
    const squat = kind === dome || kind === minarets;
    const rising = height * rise(share) * (squat ? Math.min(tall, 0.62) : tall);
    const width = height * (squat ? random.between(0.3, 0.42) : random.between(0.13, 0.3)) * breadth;
    city += kind(x, base, width, rising, tones, random.between(0.42, 0.7));
    x += width * random.between(0.82, squat ? 1.1 : 1.02);
  }
  return city;
}
