import { expect, test } from 'vitest';
import { rebase } from './show-values.ts';

test.each([
  ['what was added to the text before is added to the newer one', 'A b', 'A', 'A c', 'A c b'],
  ['nothing is added twice after a save whose answer never came', 'A b c', 'A', 'A b', 'A b c'],
  ['a shortened text stays shortened', 'A', 'A b', 'A b', 'A'],
  ['an addition goes to a shortened text', 'A b c', 'A b', 'A', 'A c'],
  ['an unchanged text is the newer one', 'A', 'A', 'A b', 'A b'],
  ['a text that was changed in the middle stays', 'A x b', 'A b', 'A b c', 'A x b'],
])('%s', (_, typed, before, other, expected) => {
  expect(rebase({ title: typed }, { title: before }, { title: other })).toEqual({ title: expected });
});

test('values that are no texts stay as they were chosen', () => {
  expect(rebase({ order: 2, tags: ['a'] }, { order: 1 }, { order: 3, tags: ['b'] })).toEqual({
    order: 2,
    tags: ['a'],
  });
});
