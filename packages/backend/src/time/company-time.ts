interface Holder {
  companyTimeZone?: string;
  document?: { documentElement: { dataset: { timeZone?: string } } };
}

/** Shared by all copies of this module in a process, of which Next's bundles make several. */
const holder = globalThis as Holder;

/**
 * Returns the time zone of the company's days and weeks, such as `Europe/Berlin`, as the settings have it. A browser
 * reads it from the page, `<html data-time-zone>`. UTC until the settings were read.
 */
export function companyTimeZone(): string {
  return holder.document?.documentElement.dataset.timeZone ?? holder.companyTimeZone ?? 'UTC';
}

/** Sets the time zone of this process. */
export function setCompanyTimeZone(timeZone: string): void {
  holder.companyTimeZone = timeZone;
}

/** Returns what people call a time zone now: “Central European Standard Time”. @throws {RangeError} for an unknown one */
export function nameTimeZone(timeZone: string, at = new Date()): string {
  const parts = getFormat('en-GB', { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format: creating one takes longer than using it a hundred times. */
function getFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Returns the company's date at an instant: `2026-11-21`. */
export function toCompanyDate(at: Date): string {
  return getFormat('en-CA', { timeZone: companyTimeZone(), dateStyle: 'short' }).format(at);
}

/** Returns the company's date and time of an instant, as spreadsheets read them: `2026-11-21 17:30`. */
export function toCompanyTime(at: string | null | undefined): string | undefined {
  if (!at) return undefined;
  const date = new Date(at);
  const clock = getFormat('en-GB', { timeZone: companyTimeZone(), timeStyle: 'short' });
  return `${toCompanyDate(date)} ${clock.format(date)}`;
}

/** Returns the company's date now: `2026-11-21`. */
export function today(now = new Date()): string {
  return toCompanyDate(now);
}

/** Adds days to a date: `2026-11-28`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the Monday after the company's current week: `2026-11-30`. */
export function nextMonday(now: Date): string {
  const day = today(now);
  return addDays(day, 7 - ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

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
