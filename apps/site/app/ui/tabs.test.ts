import { expect, test } from 'vitest';
import { neighbour } from './tabs.tsx';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
])('%s on tab %i leads to %s', (key, current, expected) => {
  expect(neighbour(key, current, 3)).toBe(expected);
});

test('without tabs no key leads anywhere', () => {
  expect(neighbour('ArrowDown', 0, 0)).toBeNull();
});
