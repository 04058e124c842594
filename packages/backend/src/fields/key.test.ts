import { expect, test } from 'vitest';
import { openTestContent } from '../../testing/open-content.ts';
import { toPagePath } from '../publishing/paths/validate-path.ts';
import { today } from '../time/company-time.ts';
import { toKey } from './key.ts';

const { payload } = await openTestContent();

test('a text without letters becomes the day', () => {
  expect(toKey('…')).toBe(today());
});

test('a page’s path is converted where it is a name, and stays as it is where it is a path', () => {
  expect(['Über uns', '/हमारे', '/sap-btp', '/a/b', '/'].map(toPagePath)).toEqual([
    '/uber-uns',
    '/hmare',
    '/sap-btp',
    '/a/b',
    '/',
  ]);
});

test('a key follows the title until somebody writes another, and is permanent once published', async () => {
  const draft = { collection: 'jobs', draft: true, depth: 0 } as const;
  const { id, key } = await payload.create({ ...draft, data: { title: 'एसएपी परामर्श' } as never });
  expect(key).toBe('esepi-pramrs');
  const change = async (data: object, options: object = draft) =>
    (await payload.update({ ...draft, ...options, id, data })).key;
  expect(await change({ title: 'एसएपी' })).toBe('esepi');
  expect(await change({ key: 'SAP Beratung' })).toBe('sap-beratung');
  expect(await change({ title: 'परामर्श' })).toBe('sap-beratung');
  expect(await change({ key: '' })).toBe('pramrs');
  expect(await change({ key: 'sap-advice' })).toBe('sap-advice');
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { _status: { equals: 'published' } },
    limit: 1,
    depth: 0,
  });
  const { id: _, key: __, title: ___, ...rest } = docs[0] ?? {};
  expect(await change({ ...rest, _status: 'published' }, { draft: false })).toBe('sap-advice');
  expect(await change({ key: 'other', title: 'Another title' })).toBe('sap-advice');
  await change({ _status: 'draft' }, { draft: false });
  expect(await change({ title: 'And another' })).toBe('sap-advice');
});
