import {
  addDays,
  companyTimeZone,
  listWeeks,
  toCompanyDate,
} from '@riverfront/backend/platform/company-time';

/** An instant: a date, or its ISO 8601 text. */
type Instant = Date | string;

function formatter(options: Intl.DateTimeFormatOptions): (at: Instant) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at) => {
    const timeZone = companyTimeZone();
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
    formats.set(timeZone, format);
    return format.format(new Date(at));
  };
}

const clockTime = formatter({ timeStyle: 'short' });

/** “18 Nov, 09:30”, at the company. */
export const shortTime = formatter({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
/** “21 Nov 2026”, at the company. */
export const mediumDate = formatter({ dateStyle: 'medium' });
/** “21 Nov 2026, 14:03”, at the company. */
export const mediumTime = formatter({ dateStyle: 'medium', timeStyle: 'short' });
/** “Saturday 21 November 2026”, at the company. */
export const fullDate = formatter({ dateStyle: 'full' });
/** “Saturday 21 November 2026 at 14:03”, at the company. */
export const fullTime = formatter({ dateStyle: 'full', timeStyle: 'short' });
/** “10:02” today, “18 Nov, 10:02” before, at the company. */
export const recentTime = (at: Instant): string =>
  toCompanyDate(new Date(at)) === toCompanyDate(new Date()) ? clockTime(at) : shortTime(at);

const storedDate = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** “16 Nov” of a date, `2026-11-16`. */
export const dayName = (day: string): string => storedDate.format(new Date(day.slice(0, 10)));

/** The dates that a message can be snoozed until with one click. */
export function listSnoozes(now = new Date()): { label: string; day: string }[] {
  const today = toCompanyDate(now);
  return [
    { label: 'Tomorrow', day: addDays(today, 1) },
    { label: 'In three days', day: addDays(today, 3) },
    { label: 'Next week', day: addDays(listWeeks(now, 1)[0] ?? today, 7) },
  ];
}
