// Created on first use, because that takes 20 ms on a slow phone.
let dateFormat: Intl.DateTimeFormat | undefined;

/** Formats a day, or midnight UTC of one, as `May 14, 2025`. */
export function formatDay(iso: string): string {
  dateFormat ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return dateFormat.format(new Date(iso));
}
