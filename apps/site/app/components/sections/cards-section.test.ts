import { expect, test } from 'vitest';
import { arrangementOf, columnsFor } from './cards-section.tsx';

const counts = Array.from({ length: 24 }, (_, index) => index + 1);

test.each(counts)('%i cards in columns fill their rows', (count) => {
  for (const order of [0, 1]) {
    if (arrangementOf(count, order) !== 'columns') continue;
    expect(Math.max(count, 2) % columnsFor(count)).toBe(0);
  }
});
