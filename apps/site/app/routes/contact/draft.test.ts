import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, newDraft, readDraft } from './draft.ts';
import { emptyValues } from './fields.ts';

const stored = new Map<string, string>();
const values = { ...emptyValues, name: 'Asha' };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('comes back as it was, with the key under which it is stored once', () => {
  const draft = newDraft(values);
  keepDraft(draft);
  expect(draft.key).toMatch(/^[\da-f-]{36}$/);
  expect(readDraft()).toEqual(draft);
});

test('is gone when it is dropped or blank', () => {
  keepDraft(newDraft(values));
  dropDraft();
  expect(readDraft()).toBeUndefined();
  keepDraft(newDraft(values));
  keepDraft(newDraft({ ...emptyValues, name: ' ' }));
  expect(stored.size).toBe(0);
});

test.each(['', 'no JSON', '[]', '{"values":"x"}', '{"values":{"name":1},"since":"x"}'])(
  'of %j there is nothing to restore',
  (text) => {
    stored.set('contact-draft', text);
    expect(readDraft()).toBeUndefined();
  },
);

test('works where nothing may be stored', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDraft(newDraft(values));
  dropDraft();
  expect(readDraft()).toBeUndefined();
});
