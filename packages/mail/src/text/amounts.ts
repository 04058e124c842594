const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** `₹18,00,000 a year` from whole rupees. */
export function salaryText(rupeesAYear: number): string {
  return `${rupees.format(rupeesAYear)} a year`;
}

/** `6.5 years`, `1 year`. */
export function yearsText(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}
