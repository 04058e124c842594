import { expect, test } from 'vitest';
import { findFreeKey } from './key.ts';

test('takes the first free number', async () => {
  const taken = new Set(['a', 'a-2']);
  expect(await findFreeKey('a', async (key) => taken.has(key))).toBe('a-3');
  expect(await findFreeKey('b', async (key) => taken.has(key))).toBe('b');
});
