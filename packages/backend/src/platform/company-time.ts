/** Time zone of the company's days and weeks. */
export const companyTimeZone = 'Asia/Kolkata';
export const companyTimeZoneName = 'India Standard Time';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: companyTimeZone, dateStyle: 'short' });

/** Returns the company's date at an instant: `2026-11-21`. */
export function toCompanyDate(at: Date): string {
  return calendar.format(at);
}

/** Adds days to a date: `2026-11-28`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Lists the Mondays of the company's last `count` weeks with the current one, oldest first. */
export function listWeeks(now: Date, count: number): string[] {
  const today = toCompanyDate(now);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) => addDays(today, -sinceMonday - 7 * (count - 1 - index)));
}
