import { isSame } from '@riverfront/backend/publishing/versions';
import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { changesOf, compare, remaining } from './compare.ts';
import { excerptOf, toReadable } from './readable.ts';

const fields = [
  { type: 'ui', name: 'editing' },
  {
    type: 'tabs',
    tabs: [
      { label: 'Texts', fields: [{ type: 'text', name: 'title', label: 'Title' }] },
      { name: 'meta', label: 'Search', fields: [{ type: 'text', name: 'metaTitle', label: 'Title' }] },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        type: 'select',
        name: 'stage',
        label: 'Stage',
        options: [
          { value: 'new', label: 'New' },
          { value: 'offer', label: 'Offer' },
        ],
      },
      { type: 'number', name: 'rating' },
    ],
  },
  { type: 'text', name: 'availability', label: 'Status', admin: { readOnly: true } },
  { type: 'text', name: 'searchText', admin: { hidden: true } },
  { type: 'date', name: 'updatedAt' },
] as unknown as ClientField[];

const base = {
  title: 'A job',
  stage: 'new',
  availability: 'Open',
  searchText: 'a job',
  updatedAt: '2026-11-22T09:00:00.000Z',
};

test('lists differing fields, whose change each is, and read-only ones', () => {
  const differences = compare(fields, {
    base,
    mine: { ...base, title: 'My job', meta: { metaTitle: 'Mine' }, stage: 'new' },
    theirs: {
      ...base,
      title: 'Their job',
      stage: 'offer',
      availability: 'Closed',
      searchText: 'their job',
      updatedAt: 'x',
    },
  });
  expect(
    differences.map(({ name, isMineChanged, isTheirsChanged, isReadOnly }) => [
      name,
      isMineChanged,
      isTheirsChanged,
      isReadOnly,
    ]),
  ).toEqual([
    ['title', true, true, false],
    ['meta', true, false, false],
    ['stage', false, true, false],
    ['availability', false, true, true],
  ]);
  expect(differences.map(({ label }) => label)).toEqual(['Title', 'Search', 'Stage', 'Status']);
});

test('stores changes of editable fields only', () => {
  const mine = { ...base, title: 'My job', availability: 'Closed', rating: 4 };
  const typed = changesOf(fields, base, mine);
  expect(typed).toEqual({ title: 'My job', rating: 4 });
  expect(remaining(typed, { ...base, title: 'My job' })).toEqual({ rating: 4 });
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

test('formats values for people', () => {
  const [stage] = (fields[2] as unknown as { fields: ClientField[] }).fields;
  const titleOf = (collection: string, id: unknown) => `${collection} ${id}`;
  const say = (field: object, value: unknown) => toReadable(field as ClientField, value, titleOf);
  expect(say(stage ?? {}, 'offer')).toBe('Offer');
  expect(say({ type: 'checkbox', name: 'remote' }, true)).toBe('Yes');
  expect(say({ type: 'text', name: 'requirements', hasMany: true }, ['One', 'Two'])).toBe('One\nTwo');
  expect(say({ type: 'relationship', name: 'owner', relationTo: 'users' }, 7)).toBe('users 7');
  expect(
    say({ type: 'upload', name: 'picture', relationTo: ['media'] }, { relationTo: 'media', value: 3 }),
  ).toBe('media 3');
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
  expect(
    say(
      { type: 'richText', name: 'text' },
      { root: { type: 'root', children: [paragraph('First.'), paragraph('Second.')] } },
    ),
  ).toBe('First.\nSecond.');
  const question = {
    type: 'array',
    name: 'questions',
    fields: [
      { type: 'text', name: 'id' },
      { type: 'text', name: 'text', label: 'Question' },
      { type: 'checkbox', name: 'required', label: 'Must be answered' },
    ],
  };
  expect(
    say(question, [
      { id: 'a', text: 'Why?', required: true },
      { id: 'b', text: 'When?' },
    ]),
  ).toBe('1. Question: Why?\n   Must be answered: Yes\n2. Question: When?');
  const blocks = {
    type: 'blocks',
    name: 'sections',
    blocks: [
      {
        slug: 'text',
        labels: { singular: 'Text' },
        fields: [{ type: 'text', name: 'heading', label: 'Heading' }],
      },
    ],
  };
  expect(say(blocks, [{ blockType: 'text', heading: 'Hello' }])).toBe('1. Text\n   Heading: Hello');
});

test('excerpts a long text around the difference', () => {
  const words = Array.from({ length: 40 }, (_, index) => `word${index}`);
  const text = words.join(' ');
  const other = text.replace('word20', 'other');
  const { before, changed, after } = excerptOf(text, other);
  expect(changed.trim()).toBe('word20');
  expect(before).toMatch(/^… word8 .*word19 $/);
  expect(after).toMatch(/^word21 .*word32 …$/);
  expect(excerptOf('same', 'same')).toEqual({ before: 'same', changed: '', after: '' });
  expect(excerptOf('new words', '').changed).toBe('new words');
});
