import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../../testing/open-content.ts';
import { execute, sql } from '../transaction.ts';
import { findBrokenLinks } from './broken-links.ts';
import { ensureMentions } from './rebuild.ts';
import { usesOfDocument } from './used-on.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const cards = (...links: string[]) => [
  {
    blockType: 'cards' as const,
    cards: links.map((link) => ({ title: 'Card', subtitle: 'Of a test', link })),
  },
];

const make = (path: string, ...links: string[]) =>
  content.payload.create({
    collection: 'pages',
    data: { title: `Page at ${path}`, path, _status: 'published', sections: cards(...links) },
  });

async function staff() {
  const [user] = (await content.payload.find({ collection: 'users', limit: 1 })).docs;
  return createLocalReq({ user: user && { ...user, collection: 'users' } }, content.payload);
}

async function usesOfService(key: string) {
  const { uses, more } = await usesOfDocument(await staff(), 'services', { id: 0, key });
  return { places: uses.map(({ title, state }) => `${title}, ${state}`), more };
}

const rows = async () =>
  (
    await execute(content.payload)(
      sql`select source, record, state, place, target, link from mentions order by 1, 2, 3, 4, 5`,
    )
  ).rows;

test('a link in a draft is known beside what is published, until it is published or goes', async () => {
  const { payload } = content;
  const { id } = await make('/mentions-a', '/services/one/');
  expect(await usesOfService('one')).toEqual({ places: ['Page at /mentions-a, published'], more: false });
  await payload.update({
    collection: 'pages',
    id,
    draft: true,
    data: { sections: cards('/services/two?from=a'), _status: 'draft' },
  });
  expect((await usesOfService('one')).places).toEqual(['Page at /mentions-a, published']);
  expect((await usesOfService('two')).places).toEqual(['Page at /mentions-a, draft']);
  await payload.update({
    collection: 'pages',
    id,
    data: { sections: cards('/services/two?from=a'), _status: 'published' },
  });
  expect((await usesOfService('one')).places).toEqual([]);
  expect((await usesOfService('two')).places).toEqual(['Page at /mentions-a, published']);
  await payload.delete({ collection: 'pages', id });
  expect((await usesOfService('two')).places).toEqual([]);
});

test('of many places the first hundred are named, and that there are more', async () => {
  for (const page of [1, 2, 3, 4, 5])
    await make(`/mentions-${page}`, ...Array.from({ length: 24 }, () => '/services/many'));
  const { places, more } = await usesOfService('many');
  expect(places).toHaveLength(100);
  expect(more).toBe(true);
  const { links } = await findBrokenLinks(await staff());
  expect(links.filter(({ link }) => link === '/services/many')).toHaveLength(120);
});

test('a page that a user may not read is not named', async () => {
  await make('/mentions-b', '/services/three');
  const draft = await make('/mentions-c', '/services/three');
  await content.payload.update({
    collection: 'pages',
    id: draft.id,
    data: { _status: 'draft' },
  });
  const visitor = await createLocalReq({}, content.payload);
  const { uses } = await usesOfDocument(visitor, 'services', { id: 0, key: 'three' });
  expect(uses.map(({ title }) => title)).toEqual(['Page at /mentions-b']);
  expect((await usesOfService('three')).places).toEqual([
    'Page at /mentions-b, published',
    'Page at /mentions-c, draft',
  ]);
});

test('content from before there was a table is read once, and gives the very same', async () => {
  const { payload } = content;
  const before = await rows();
  expect(before.length).toBeGreaterThan(100);
  await execute(payload)(sql`delete from mentions`);
  await execute(payload)(sql`insert into mentions (source, record, state, place, target)
    values ('pages', '999999', 'published', 'Cards', 'media:1')`);
  const steps: string[] = [];
  await ensureMentions(payload, (step) => steps.push(step));
  expect(await rows()).toHaveLength(1);
  await execute(payload)(sql`delete from mentions_state`);
  await ensureMentions(payload, (step) => steps.push(step));
  expect(await rows()).toEqual(before);
  expect(steps).toEqual(['Noting what is used where']);
});
