/** Currencies of a salary (ISO 4217), with the label that staff choose. */
export const salaryCurrencies = {
  INR: 'INR, Indian rupees',
  USD: 'USD, US dollars',
  GBP: 'GBP, pounds',
  EUR: 'EUR, euros',
} as const;
export type SalaryCurrency = keyof typeof salaryCurrencies;

/** In the order that staff choose from. */
export const currencies = Object.keys(salaryCurrencies) as SalaryCurrency[];

/** The terms of the salary fields of an application form. */
export interface PayTerms {
  currency: SalaryCurrency;
  /** Whether for the current salary as well; false where the law of the country of the job forbids it. */
  asksCurrent: boolean;
}

/** The terms of the specification: of jobs in India, and of applications for no particular job. */
export const defaultPayTerms: PayTerms = { currency: 'INR', asksCurrent: true };

/** In the way of a currency's country; made once, because making one takes longer than the rest of a job. */
const formats = new Map(
  currencies.map((currency) => [
    currency,
    // Whole amounts without decimals, others with both.
    new Intl.NumberFormat({ INR: 'en-IN', USD: 'en-US', GBP: 'en-GB', EUR: 'en-IE' }[currency], {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    }),
  ]),
);

/** Formats a sum of money, `₹8,00,000` or `$45.50`. */
export const formatMoney = (sum: number, currency: SalaryCurrency): string =>
  formats.get(currency)?.format(sum) ?? '';
