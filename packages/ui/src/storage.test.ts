import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** Replaces the storage of the tab. */
function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

test('a stored object comes back until it is removed', () => {
  stubStorage();
  expect(writeStored('sessionStorage', 'draft', { name: 'Asha' })).toBe(true);
  expect(readStored('sessionStorage', 'draft')).toEqual({ name: 'Asha' });
  writeStored('sessionStorage', 'draft', null);
  expect(readStored('sessionStorage', 'draft')).toBeUndefined();
});

test.each(['', 'no JSON', '[]', '"text"', 'null'])('of %j there is nothing to read', (text) => {
  stubStorage().set('draft', text);
  expect(readStored('sessionStorage', 'draft')).toBeUndefined();
});

test('a full or blocked storage breaks nothing', () => {
  const block = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: block, setItem: block, removeItem: block });
  expect(writeStored('sessionStorage', 'draft', { name: 'Asha' })).toBe(false);
  expect(readStored('sessionStorage', 'draft')).toBeUndefined();
  vi.unstubAllGlobals();
  // In some browsers even reading the property throws.
  expect(writeStored('sessionStorage', 'draft', null)).toBe(false);
});
