import { expect, test } from 'vitest';
import { cardSpans } from './card-rows.tsx';

test.each(Array.from({ length: 25 }, (_, count) => count))('%i cards fill their rows', (count) => {
  const spans = cardSpans(count);
  expect(spans).toHaveLength(count);
  let column = 0;
  for (const span of spans) {
    column += span;
    expect(column).toBeLessThanOrEqual(6);
    if (column === 6) column = 0;
  }
  expect(column).toBe(0);
});

test('rows differ', () => {
  expect(cardSpans(9)).toEqual([4, 2, 2, 2, 2, 2, 4, 3, 3]);
});
