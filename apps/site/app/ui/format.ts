// Created on first use, because that takes 20 ms on a slow phone.
let dateFormat: Intl.DateTimeFormat | undefined;
let numberFormat: Intl.NumberFormat | undefined;

/** Formats a day, or midnight UTC of one, as `May 14, 2025`. */
export function formatDay(iso: string): string {
  dateFormat ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return dateFormat.format(new Date(iso));
}

/** Formats a whole number with grouped digits: `1,200`. */
export function formatNumber(count: number): string {
  numberFormat ??= new Intl.NumberFormat('en-US');
  return numberFormat.format(count);
}
