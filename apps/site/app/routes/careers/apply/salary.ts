const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Formats a salary as typed in rupees, `₹8,00,000 a year`; undefined for what is not a number. */
export function toSalaryText(typed: string): string | undefined {
  const digits = typed.replace(/[,\s]/g, '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(digits)
    ? `${rupees.format(Math.round(Number(digits)))} a year`
    : undefined;
}
