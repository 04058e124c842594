import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test('dates are long and British', () => {
  expect(longDate('2025-05-14')).toBe('14 May 2025');
  expect(longDate('2025-12-31T23:30:00.000Z')).toBe('31 December 2025');
});
