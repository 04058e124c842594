// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('a stored object comes back until it is removed', () => {
  expect(writeStored('sessionStorage', 'draft', { name: 'Asha' })).toBe(true);
  expect(readStored('sessionStorage', 'draft')).toEqual({ name: 'Asha' });
  writeStored('sessionStorage', 'draft', null);
  expect(readStored('sessionStorage', 'draft')).toBeUndefined();
});

test.each(['', 'no JSON', '[]', '"text"', 'null'])('of %j there is nothing to read', (text) => {
  sessionStorage.setItem('draft', text);
  expect(readStored('sessionStorage', 'draft')).toBeUndefined();
});

test('a full or blocked storage breaks nothing', () => {
  const block = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: block, setItem: block, removeItem: block });
  expect(writeStored('sessionStorage', 'draft', { name: 'Asha' })).toBe(false);
  expect(readStored('sessionStorage', 'draft')).toBeUndefined();
  // In some browsers even reading the property throws.
  vi.stubGlobal('sessionStorage', undefined);
  expect(writeStored('sessionStorage', 'draft', null)).toBe(false);
});
