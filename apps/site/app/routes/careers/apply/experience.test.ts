import { expect, test } from 'vitest';
import { toSalaryText } from './experience.tsx';

test.each([
  ['800000', '₹8,00,000 a year'],
  ['8,00,000', '₹8,00,000 a year'],
  [' 1 25 00 000 ', '₹1,25,00,000 a year'],
  ['0', '₹0 a year'],
  ['799999.60', '₹8,00,000 a year'],
])('%s is %s', (typed, text) => expect(toSalaryText(typed)).toBe(text));

test.each(['', 'eight lakh', '8.5L', '-5', '1e9'])('%j is no amount', (typed) =>
  expect(toSalaryText(typed)).toBeUndefined(),
);
