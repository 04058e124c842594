const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Formats an ISO time with its IANA zone: `Tuesday, 24 November 2026 at 10:00 (Europe/Berlin)`. @throws {RangeError} */
export function formatInZone(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${format.format(new Date(iso))} (${timeZone})`;
}

/** Formats an ISO time in the office's zone, and in the guest's where it is known and another. */
export function formatInZones(iso: string, office: string, guest: string | null): string[] {
  return [...new Set([office, guest ?? office])].map((zone) => formatInZone(iso, zone));
}

/** Formats whole rupees: `₹18,00,000 a year`. */
export function formatSalary(rupeesAYear: number): string {
  return `${rupees.format(rupeesAYear)} a year`;
}

/** Formats years: `6.5 years`, `1 year`. */
export function formatYears(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

/** Formats the day of an ISO time: `21 November 2026`. @throws {RangeError} for an invalid one */
export function formatDay(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(iso));
}

/** Formats an ISO time: `21 November 2026 at 18:45 (Europe/Berlin)`. @throws {RangeError} for an invalid one */
export function formatTime(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${format.format(new Date(iso))} (${timeZone})`;
}
