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
