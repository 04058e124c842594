import { expect, test } from 'vitest';
import { findItem } from './static-links.tsx';

test('a link hands on the item of its page, wherever the loader data has it', () => {
  const item = { _id: 'sap', title: 'SAP' };
  expect(findItem([undefined, null, { home: { answer: { cards: [item] } } }], 'sap')).toBe(item);
  expect(findItem([{ item }], 'contact')).toBeUndefined();
});
