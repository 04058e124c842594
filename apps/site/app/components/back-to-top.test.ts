import { expect, test } from 'vitest';
import { isCornerTaken, offersWayBack } from './back-to-top.tsx';

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

test.each([
  ['under it', { right: 370, top: 500, bottom: 900 }, true],
  ['further up', { right: 370, top: 100, bottom: 700 }, false],
  ['further down', { right: 370, top: 800, bottom: 1200 }, false],
  ['further left', { right: 300, top: 500, bottom: 900 }, false],
])('a form %s', (_where, box, expected) => {
  expect(isCornerTaken([box], { width: 390, height: 800 })).toBe(expected);
});
