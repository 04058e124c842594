/** Where the company's days and weeks begin and end. */
export const companyTimeZone = 'Asia/Kolkata';

/** As staff read it. */
export const companyTimeZoneName = 'India Standard Time';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: companyTimeZone, dateStyle: 'short' });

/** The company's date at a moment: `2026-11-21`. */
export function companyDay(at: Date): string {
  return calendar.format(at);
}

/** A date some days later: `2026-11-28`. */
export function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The Mondays of the last `count` weeks of the company, the running one included, oldest first. */
export function lastWeeks(now: Date, count: number): string[] {
  const today = companyDay(now);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) =>
    daysLater(today, -sinceMonday - 7 * (count - 1 - index)),
  );
}
