import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePeople } from '../../testing/access/people.ts';
import { openTestContent, type TestContent } from '../../testing/open-content.ts';
import { openRest } from '../../testing/rest.ts';
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

test('a menu entry that a redirect leads to nothing is a broken link, with the end of the way', async () => {
  const { payload } = content;
  const page = await make('/mentions-old', '/');
  await make('/mentions-links', '/mentions-old');
  await payload.update({
    collection: 'pages',
    id: page.id,
    data: { path: '/mentions-new', _status: 'published' },
  });
  const broken = async () =>
    (await findBrokenLinks(await staff())).links.filter(({ link }) => link.startsWith('/mentions-old'));
  expect(await broken()).toEqual([]);
  await payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } });
  expect(await broken()).toEqual([
    expect.objectContaining({
      title: 'Page at /mentions-links',
      where: 'Section 1, Cards › Cards 1 “Card” › Link',
      problem: 'It redirects to /mentions-new. “Page at /mentions-old” is not published.',
    }),
  ]);
});

test('before something is taken off the site, its address and what leads there can be asked for', async () => {
  const { payload } = content;
  const rest = openRest(content);
  try {
    const people = await makePeople(content, rest);
    const tokenOf = (wanted: string) => people.find(({ asker }) => asker === wanted)?.token;
    const page = await make('/mentions-lost', '/');
    const links = await make('/mentions-loser', '/mentions-lost/');
    const menus = await payload.findGlobal({ slug: 'menus', depth: 0 });
    const legal = [...(menus.legal ?? []), { title: 'What is lost', link: '/mentions-lost' }];
    await payload.updateGlobal({ slug: 'menus', data: { legal, _status: 'published' } });
    const path = `/pages/removal?ids=${page.id}`;
    const { body } = await rest('GET', path, { token: tokenOf('editor') });
    expect(body).toMatchObject({ missing: [], leadingHome: ['/mentions-lost'] });
    expect(body.uses).toEqual([
      expect.objectContaining({
        title: 'Menus',
        isLink: true,
        where: `Legal links ${legal.length} “What is lost” › Goes to`,
      }),
      expect.objectContaining({ title: 'Page at /mentions-loser', isLink: true }),
    ]);
    const both = await rest('GET', `${path},${links.id}`, { token: tokenOf('editor') });
    expect(both.body.leadingHome).toEqual(['/mentions-lost', '/mentions-loser']);
    expect(both.body.uses).toHaveLength(1);
    const [service] = (await payload.find({ collection: 'services', limit: 1, depth: 0 })).docs;
    const item = await rest('GET', `/services/removal?ids=${service?.id}`, { token: tokenOf('editor') });
    expect(item.body).toMatchObject({ missing: [`/services/${service?.key}`], leadingHome: [] });
    for (const asker of ['anonymous', 'sales', 'recruiter'])
      expect((await rest('GET', path, { token: tokenOf(asker) })).status).toBe(403);
  } finally {
    await rest.close();
  }
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
