import { expect, test } from 'vitest';
import { toSalaryText } from './fields.tsx';

test.each([
  ['800000', '₹8,00,000 a year'],
  ['8,00,000', '₹8,00,000 a year'],
  [' 1 25 00 000 ', '₹1,25,00,000 a year'],
  ['0', '₹0 a year'],
  ['799999.60', '₹8,00,000 a year'],
  ['8.5L', '₹8,50,000 a year'],
  ['8,5 lakh', '₹8,50,000 a year'],
  ['60.000 €', '₹60,000 a year'],
  ['60.000,50', '₹60,001 a year'],
  ["60'000", '₹60,000 a year'],
])('%s is %s', (typed, text) => expect(toSalaryText(typed, 'INR')).toBe(text));

test.each(['', 'eight lakh', '-5', '1e9'])('%j is no amount', (typed) =>
  expect(toSalaryText(typed, 'INR')).toBeUndefined(),
);
