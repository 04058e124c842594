import { isSame } from '@riverfront/backend/publishing/concurrency/versions';
import type { ClientField, FormState } from 'payload';
import { expect, test, vi } from 'vitest';
import { listChanges, listDataFields, toLabel, toText } from './changes.ts';
import { listServerChanges, readValues } from './form-values.ts';
import { Saver } from './saver.ts';

vi.mock('@payloadcms/ui', () => ({}));

const fields = [
  { type: 'ui', name: 'editing' },
  {
    type: 'tabs',
    tabs: [
      { label: 'Texts', fields: [{ type: 'text', name: 'title', label: 'Title' }] },
      { name: 'meta', label: 'Search', fields: [{ type: 'text', name: 'metaTitle', label: 'Title' }] },
    ],
  },
  { type: 'row', fields: [{ type: 'number', name: 'minimumRating' }] },
  { type: 'text', name: 'availability', label: 'Status', admin: { readOnly: true } },
  { type: 'text', name: 'searchText', admin: { hidden: true } },
  { type: 'date', name: 'updatedAt' },
] as unknown as ClientField[];

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  children: [
    { type: 'text', text, mode: 'normal' },
    { type: 'link', children: [{ type: 'text', text: '!' }] },
  ],
});

test('lists what can be edited and differs, by the labels of the form', () => {
  const from = { title: 'A job', availability: 'Open', searchText: 'a job', updatedAt: '2026-11-22' };
  const to = {
    title: 'My job',
    minimumRating: 4,
    availability: 'Closed',
    searchText: 'my job',
    updatedAt: 'x',
  };
  expect(listChanges(fields, from, to)).toEqual({ title: 'My job', minimumRating: 4 });
  expect(listChanges(fields, to, { ...to, meta: { metaTitle: '' } })).toEqual({});
  expect(listDataFields(fields).map(toLabel).slice(0, 3)).toEqual(['Title', 'Search', 'Minimum rating']);
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
  [true, 'Yes'],
  [7, '7'],
  [['One', 'Two'], 'One\nTwo'],
  [{ root: { type: 'root', children: [paragraph('First'), paragraph('Second')] } }, 'First!\nSecond!'],
  [[{ id: 'a', blockType: 'text', heading: 'Hello', intro: null }], 'text\nHello'],
  [null, ''],
])('shows %j as text', (value, text) => expect(toText(value)).toBe(text));

test('reads what an editor holds before its field has it', () => {
  const saver = new Saver();
  saver.editors.set('text', () => ({ root: 'new' }));
  saver.editors.set('removed.0.text', () => ({ root: 'gone' }));
  const form: FormState = { title: { value: 'A' }, text: { value: { root: 'old' } } };
  expect(readValues(form, saver)).toEqual({ title: 'A', text: { root: 'new' } });
});

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
