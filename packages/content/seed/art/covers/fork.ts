import { type Course, distance } from '../world/fields.ts';

const fork = 8.5;

function shareOf(z: number): number {
  return Math.log(z / distance(0)) / Math.log(distance(1) / distance(0));
}

function arm(side: -1 | 1): Course {
  return {
    middle: (z) =>
      side *
      (0.84 + Math.max(0, z - fork) * 0.3 + 0.036 * z * Math.sin(Math.max(0, Math.log(z / fork)) * 2.7)),
    half: (z) => 0.98 + z * 0.003,
    from: shareOf(fork),
    to: 0.97,
  };
}

/** A river that divides in two a little way off. */
export function branches(): Course[] {
  const trunk: Course = { middle: () => 0, half: () => 1.84, from: 0, to: shareOf(fork + 0.5) };
  return [arm(-1), arm(1), trunk];
}

/** Two currents, each with a colour of its own, that meet and then run side by side. */
export function meeting(left: string, right: string): Course[] {
  return [
    { ...arm(-1), from: 0, tint: left },
    { ...arm(1), from: 0, tint: right },
  ];
}

/** Clear water that begins where currents have met, and soon fills the bed. */
export function clearing(tint: string): Course {
  return {
    middle: () => 0,
    half: (z) => 1.9 * Math.max(0, 1 - (z - 4.4) / 3.8),
    from: 0,
    to: shareOf(8.1),
    tint,
  };
}

/** The branch between the two. */
export function middleBranch(tint?: string): Course {
  return {
    middle: (z) => Math.sin(z / 7) * 0.5 * Math.exp(-z / distance(0.9)),
    half: (z) => 0.5 + z * 0.012,
    from: 0.255,
    to: 0.95,
    tint,
  };
}
