import {
  addDays,
  companyTimeZone,
  nextMonday,
  toCompanyDate,
  today,
} from '@riverfront/backend/time/company-time';

/** An instant, or its ISO 8601 text, or a day, `2026-11-21`, which is the same in every time zone. */
type Instant = Date | string;

function formatter(options: Intl.DateTimeFormatOptions): (at: Instant) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at) => {
    const timeZone = String(at).length === 10 ? 'UTC' : companyTimeZone();
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
    formats.set(timeZone, format);
    return format.format(new Date(at));
  };
}

/** “16 Nov”, at the company. */
export const dayName = formatter({ day: 'numeric', month: 'short' });
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
  toCompanyDate(new Date(at)) === today() ? clockTime(at) : shortTime(at);

/** The dates that a message can be snoozed until with one click. */
export function listSnoozes(now = new Date()): { label: string; day: string }[] {
  return [
    { label: 'Tomorrow', day: addDays(today(now), 1) },
    { label: 'In three days', day: addDays(today(now), 3) },
    { label: 'Next week', day: nextMonday(now) },
  ];
}
