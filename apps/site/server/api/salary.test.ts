import { expect, test } from 'vitest';
import { salaryText } from './jobs.ts';

test.each([
  [800_000, 1_400_000, '₹8,00,000 to ₹14,00,000 a year'],
  [800_000, 800_000, '₹8,00,000 a year'],
  [800_000, null, 'From ₹8,00,000 a year'],
  [null, 1_400_000, 'Up to ₹14,00,000 a year'],
  [null, undefined, 'Not-Specified'],
])('%s to %s → %s', (min, max, text) => {
  expect(salaryText(min, max)).toBe(text);
});
