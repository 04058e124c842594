const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words, `14 May 2025`, from an ISO date or time. */
export function longDate(iso: string): string {
  return format.format(new Date(iso));
}
