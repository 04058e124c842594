/** Milliseconds that a zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - instant;
}

/**
 * Converts a wall-clock time (`2026-11-24T10:00`) of a zone to an ISO instant; undefined for one that a clock
 * change skips. Of a time that occurs twice it returns one.
 */
export function toInstant(local: string, timeZone: string): string | undefined {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return undefined;
  const guess = wall - offsetAt(wall, timeZone);
  const instant = wall - offsetAt(guess, timeZone);
  return instant + offsetAt(instant, timeZone) === wall ? new Date(instant).toISOString() : undefined;
}
