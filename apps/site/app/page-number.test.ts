import { expect, test } from 'vitest';
import { pageNumber } from './site.ts';

test.each([
  ['', 1],
  ['?page=2', 2],
  ['?page=0', 1],
  ['?page=-3', 1],
  ['?page=two', 1],
  ['?page=2.5', 1],
  ['?page=999999', 1],
])('%s is page %d', (query, page) => {
  expect(pageNumber(new URL(`http://localhost/insights${query}`))).toBe(page);
});
