const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats milliseconds by their two largest units: `3 days 4 hours`, `2 hours 5 minutes`, `less than a minute`. */
export function formatDuration(ms: number): string {
  if (ms < minute) return 'less than a minute';
  const parts = [
    { count: Math.floor(ms / day), unit: 'day' },
    { count: Math.floor((ms % day) / hour), unit: 'hour' },
    { count: Math.floor((ms % hour) / minute), unit: 'minute' },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
