export type State = 'ok' | 'warning' | 'failing';

/** One line of a section. */
export interface Line {
  label: string;
  value: string;
  /** Undefined for what is neither good nor bad. */
  state?: State | undefined;
  /** Path of more about it, below the admin's root. */
  href?: string | undefined;
}

/** One part of the installation; its state is the worst of its lines. */
export interface Section {
  title: string;
  state: State;
  lines: Line[];
}

/** Creates a section of lines. */
export function createSection(title: string, lines: Line[]): Section {
  return { title, state: findWorst(lines.map(({ state }) => state)), lines };
}

/** Returns the worst of some states. */
export function findWorst(states: (State | undefined)[]): State {
  if (states.includes('failing')) return 'failing';
  return states.includes('warning') ? 'warning' : 'ok';
}

/** Formats seconds: “3 hours”, “less than a minute”. */
export function formatSeconds(seconds: number): string {
  for (const [unit, length] of [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const) {
    const count = Math.floor(seconds / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}

/** Formats what waits: “3, the oldest for 2 hours”. @param oldest seconds */
export function formatWaiting(count: number, oldest: number | null): string {
  return oldest === null ? String(count) : `${count}, the oldest for ${formatSeconds(oldest)}`;
}

/** Formats bytes: “12.3 GB”. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return `${Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1e6)).toLocaleString('en-GB')} MB`;
}
