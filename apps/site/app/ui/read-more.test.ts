import { expect, test } from 'vitest';
import { needsReadMore } from './read-more.tsx';

test.each([
  ['x'.repeat(60), false],
  ['x'.repeat(61), true],
  [`<p><strong>${'x'.repeat(60)}</strong></p>`, false],
  [`${'x'.repeat(59)}&amp;`, false],
  [`${'x'.repeat(60)}&amp;`, true],
])('%s is shortened: %s', (html, expected) => {
  expect(needsReadMore(html)).toBe(expected);
});
