import { expect, test } from 'vitest';
import { freeKey } from './key.ts';

test('takes the first free number', async () => {
  const taken = new Set(['a', 'a-2']);
  expect(await freeKey('a', async (key) => taken.has(key))).toBe('a-3');
  expect(await freeKey('b', async (key) => taken.has(key))).toBe('b');
});
