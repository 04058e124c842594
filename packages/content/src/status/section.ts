/** How something is. */
export type State = 'ok' | 'warning' | 'failing';

/** One thing that is known of a part. */
export interface Line {
  label: string;
  value: string;
  /** None for what is neither good nor bad. */
  state?: State | undefined;
  /** Where more of it is, from the admin's root on. */
  href?: string | undefined;
}

/** A part of the installation. Its state is the worst of its lines. */
export interface Section {
  title: string;
  state: State;
  lines: Line[];
}

/** Puts lines together to a section. */
export function section(title: string, lines: Line[]): Section {
  return { title, state: worst(lines.map(({ state }) => state)), lines };
}

/** The worst of some states; what has none does not count. */
export function worst(states: (State | undefined)[]): State {
  if (states.includes('failing')) return 'failing';
  return states.includes('warning') ? 'warning' : 'ok';
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** “3 hours”, “less than a minute”. */
export function duration(seconds: number): string {
  for (const [unit, length] of units) {
    const count = Math.floor(seconds / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}

/** “12.3 GB”. */
export function size(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return `${Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1e6)).toLocaleString('en-GB')} MB`;
}
