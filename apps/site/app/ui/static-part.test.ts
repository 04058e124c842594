import { expect, test } from 'vitest';
import { isSame } from './static-part.tsx';

test('properties with the same content keep the HTML of the server', () => {
  const section = { title: 'Why us', cards: [{ _id: 'a' }, { _id: 'b' }] };
  expect(isSame({ section }, { section: structuredClone(section) })).toBe(true);
  expect(isSame({ section }, { section: { ...section, title: 'Why' } })).toBe(false);
  expect(isSame({ section }, { section: { ...section, cards: [{ _id: 'a' }] } })).toBe(false);
  expect(isSame({ section }, {})).toBe(false);
  expect(isSame({ text: undefined }, { text: null })).toBe(false);
});
