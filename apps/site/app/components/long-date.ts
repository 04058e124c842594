const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats an ISO date or time as `14 May 2025`. */
export function longDate(iso: string): string {
  return format.format(new Date(iso));
}
