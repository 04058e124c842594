import { expect, test } from 'vitest';
import { offersWayBack } from './back-to-top-rule.ts';

test.each([
  [0, 5000, false],
  [100, 5000, false],
  [101, 5000, true],
  [101, 821, true],
  [101, 820, false],
  [3000, 400, false],
])('scrolled %i, footer at %i of 800: %s', (scrolled, footerTop, expected) => {
  expect(offersWayBack(scrolled, footerTop, 800)).toBe(expected);
});
