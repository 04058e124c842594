import { expect, test } from 'vitest';
import { isCornerTaken } from './back-to-top.tsx';

test.each([
  ['under it', { right: 370, top: 500, bottom: 900 }, true],
  ['further up', { right: 370, top: 100, bottom: 700 }, false],
  ['further down', { right: 370, top: 800, bottom: 1200 }, false],
  ['further left', { right: 300, top: 500, bottom: 900 }, false],
])('a form %s', (_where, box, expected) => {
  expect(isCornerTaken([box], { width: 390, height: 800 })).toBe(expected);
});
