const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** `₹8,00,000 a year` for a salary as typed in rupees; undefined for what is no number. */
export function salaryText(typed: string): string | undefined {
  const digits = typed.replace(/[,\s]/g, '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(digits)
    ? `${rupees.format(Math.round(Number(digits)))} a year`
    : undefined;
}
