import { companyTimeZone as timeZone } from '@riverfront/backend/platform/company-time';

const dayMonth = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' });
const withTime = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const full = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full' });
const dayMs = 24 * 3_600_000;

/** “18 Nov”, at the company. */
export const shortDate = (at: Date) => dayMonth.format(at);
/** “18 Nov, 09:30”, at the company. */
export const shortTime = (at: Date) => withTime.format(at);
/** “Saturday 21 November 2026”, at the company. */
export const fullDate = (at: Date) => full.format(at);

/** “18 Nov” of a chart's Monday, `2026-11-16`. */
export const weekName = (monday: string) => dayMonth.format(new Date(`${monday}T12:00:00Z`));

/** “less than an hour”, “5 hours”, “3 days”. */
export function waitText(since: Date, now: Date): string {
  const ms = now.getTime() - since.getTime();
  const hours = Math.floor(ms / 3_600_000);
  if (hours < 1) return 'less than an hour';
  if (ms < dayMs) return hours === 1 ? '1 hour' : `${hours} hours`;
  const days = Math.floor(ms / dayMs);
  return days === 1 ? '1 day' : `${days} days`;
}
