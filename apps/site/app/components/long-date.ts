// Written out, because making an `Intl.DateTimeFormat` takes 20 ms and more on a slow phone.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Formats an ISO date or time in UTC as `14 May 2025`. */
export function longDate(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
