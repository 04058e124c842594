import { isSame } from '@riverfront/backend/publishing/concurrency/versions';
import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { findChanges, listServerChanges, toText } from './changes.ts';

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  children: [
    { type: 'text', text, mode: 'normal' },
    { type: 'link', children: [{ type: 'text', text: '!' }] },
  ],
});

test('lists what was typed over a document', () => {
  const doc = { title: 'A job', meta: { title: null }, updatedAt: '2026-11-22', requirements: ['One'] };
  const values = { ...doc, title: 'My job', meta: { title: '' }, minimumRating: 4, updatedAt: 'x' };
  expect(findChanges(doc, values)).toEqual({ title: 'My job', minimumRating: 4 });
  expect(findChanges(doc, { ...doc })).toBeUndefined();
});

test('treats all empty values as equal', () => {
  for (const empty of [null, undefined, '', false, [], {}, { a: null }])
    expect(isSame(empty, undefined)).toBe(true);
  expect(isSame([{ id: 'x', text: 'a', note: null }], [{ text: 'a', id: 'x' }])).toBe(true);
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(isSame(0, null)).toBe(false);
  // Payload's form: the number of rows of a list without any, also in a row of another list.
  expect(isSame(0, [])).toBe(true);
  expect(isSame([{ cards: 0 }], [{ cards: [] }])).toBe(true);
  expect(isSame(0, ['a'])).toBe(false);
  expect(isSame({ 0: 'a' }, ['a'])).toBe(false);
});

test.each([
  [7, '7'],
  [['One', 'Two'], 'One\nTwo'],
  [{ root: { type: 'root', children: [paragraph('First'), paragraph('Second')] } }, 'First!\nSecond!'],
  [[{ id: 'a', blockType: 'text', heading: 'Hello', intro: null }], 'text\nHello'],
  [null, ''],
])('shows %j as text', (value, text) => expect(toText(value)).toBe(text));

test('takes over what the server made of a value, unless it was typed into meanwhile', () => {
  const form: FormState = {
    key: { value: '' },
    'rows.0.title': { value: 'typed on' },
    rows: { value: 1, rows: [{ id: 'a' }] },
    path: { value: '/a/' },
  };
  const sent = { key: '', path: '/a/', rows: [{ title: 'typed' }] };
  const doc = { key: 'a-job', path: '/a', rows: [{ title: 'Typed' }] };
  expect(listServerChanges(form, sent, doc)).toEqual([
    ['key', 'a-job'],
    ['path', '/a'],
  ]);
});
