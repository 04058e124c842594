/** Formats an ISO time as visitors read all days: month, day, year. @throws {RangeError} for an invalid one */
export function formatDate(iso: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { hourCycle: 'h23', ...options }).format(new Date(iso));
}

/** Formats a yearly salary in whole units of a currency (ISO 4217; without one, rupees): `₹18,00,000 a year`, `€80,000 a year`. */
export function formatSalary(sum: number, given?: string | null): string {
  const currency = given ?? 'INR';
  const locale = currency === 'INR' ? 'en-IN' : 'en-GB';
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return `${money.format(sum)} a year`;
}

/** Formats years: `6.5 years`, `1 year`. */
export function formatYears(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

/** Formats the day of an ISO time: `November 21, 2026`. @throws {RangeError} for an invalid one */
export function formatDay(iso: string, timeZone: string): string {
  return formatDate(iso, { dateStyle: 'long', timeZone });
}

/** Formats an ISO time: `November 21, 2026 at 18:45 (Europe/Berlin)`. @throws {RangeError} for an invalid one */
export function formatTime(iso: string, timeZone: string): string {
  return `${formatDate(iso, { dateStyle: 'long', timeStyle: 'short', timeZone })} (${timeZone})`;
}
