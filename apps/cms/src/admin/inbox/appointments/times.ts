/** Formats an ISO time with its IANA zone: `Tue, 24 Nov 2026, 10:00 (Asia/Kolkata)`. */
export function formatInZone(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return `${format.format(new Date(iso))} (${timeZone})`;
}
