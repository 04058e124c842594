const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** In the time zone of the office in Ahmedabad. */
const indian = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Formats whole rupees: `₹18,00,000 a year`. */
export function formatSalary(rupeesAYear: number): string {
  return `${rupees.format(rupeesAYear)} a year`;
}

/** Formats years: `6.5 years`, `1 year`. */
export function formatYears(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

/** Formats an ISO time: `21 November 2026 at 18:45 IST`. @throws {RangeError} for an invalid one */
export function formatTime(iso: string): string {
  return `${indian.format(new Date(iso))} IST`;
}
