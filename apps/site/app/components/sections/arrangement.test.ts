import { expect, test } from 'vitest';
import { arrangementOf, columnsFor } from './arrangement.ts';

const counts = Array.from({ length: 24 }, (_, index) => index + 1);

test.each(counts)('%i cards in columns fill their rows', (count) => {
  for (const order of [0, 1]) {
    if (arrangementOf(count, order) !== 'columns') continue;
    expect(Math.max(count, 2) % columnsFor(count)).toBe(0);
  }
});

test('the sections of the screens', () => {
  expect([2, 3, 4, 5, 6, 8].map((count) => arrangementOf(count, 0))).toEqual([
    'features',
    'columns',
    'columns',
    'lead',
    'columns',
    'columns',
  ]);
  expect([4, 6, 8].map(columnsFor)).toEqual([2, 3, 4]);
});

test('a second section of six differs from the first', () => {
  expect(arrangementOf(6, 1)).not.toBe(arrangementOf(6, 0));
});
