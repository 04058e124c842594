import { createLocalReq } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { createAccount, createPeople } from '../../../testing/accounts.ts';
import { openTestContent } from '../../../testing/open-content.ts';
import { openRest } from '../../../testing/rest.ts';
import { execute, sql } from '../../database/transaction.ts';
import { findBacklinks } from './backlinks.ts';
import { findBrokenLinks } from './broken-links.ts';
import { ensureReferences } from './with-references.ts';

const content = await openTestContent();
const { payload } = content;
afterAll(content.close);

const published = (...links: string[]) => {
  const cards = links.map((link) => ({ title: 'Card', subtitle: 'Of a test', link }));
  return { sections: [{ blockType: 'cards' as const, cards }], _status: 'published' as const };
};

const createPage = (path: string, ...links: string[]) =>
  payload.create({ collection: 'pages', data: { title: `Page at ${path}`, path, ...published(...links) } });

const update = (id: number, data: object, draft = false) =>
  payload.update({ collection: 'pages', id, data, draft });

const user = await createAccount(payload, { roles: ['administrator'] });
const createStaffRequest = () => createLocalReq({ user }, payload);

async function findReferences(key: string) {
  const { backlinks, more } = await findBacklinks(await createStaffRequest(), 'services', [{ id: 0, key }]);
  return { places: backlinks.map(({ title, state }) => `${title}, ${state}`), more };
}

async function readRows() {
  const query = sql`select source, record, state, place, target, link from document_references order by 1, 2, 3, 4, 5`;
  return (await execute(payload)(query)).rows;
}

test('lists a link in a draft beside the published ones, until the draft is published or deleted', async () => {
  const { id } = await createPage('/mentions-a', '/services/one/');
  expect(await findReferences('one')).toEqual({ places: ['Page at /mentions-a, published'], more: false });
  const changed = published('/services/two?from=a');
  await update(id, { ...changed, _status: 'draft' }, true);
  expect((await findReferences('one')).places).toEqual(['Page at /mentions-a, published']);
  expect((await findReferences('two')).places).toEqual(['Page at /mentions-a, draft']);
  await update(id, changed);
  expect((await findReferences('one')).places).toEqual([]);
  expect((await findReferences('two')).places).toEqual(['Page at /mentions-a, published']);
  await payload.delete({ collection: 'pages', id });
  expect((await findReferences('two')).places).toEqual([]);
});

test('leaves out pages that the user may not read', async () => {
  await createPage('/mentions-b', '/services/three');
  const draft = await createPage('/mentions-c', '/services/three');
  await update(draft.id, { _status: 'draft' });
  const visitor = await createLocalReq({}, payload);
  const { backlinks } = await findBacklinks(visitor, 'services', [{ id: 0, key: 'three' }]);
  expect(backlinks.map(({ title }) => title)).toEqual(['Page at /mentions-b']);
  expect((await findReferences('three')).places).toEqual([
    'Page at /mentions-b, published',
    'Page at /mentions-c, draft',
  ]);
});

test('reports a link as broken whose redirect has a missing target', async () => {
  const page = await createPage('/mentions-old', '/');
  await createPage('/mentions-links', '/mentions-old');
  await update(page.id, { path: '/mentions-new', _status: 'published' });
  const broken = async () =>
    (await findBrokenLinks(await createStaffRequest())).links.filter(({ link }) =>
      link.startsWith('/mentions-old'),
    );
  expect(await broken()).toEqual([]);
  await update(page.id, { _status: 'draft' });
  expect(await broken()).toEqual([
    expect.objectContaining({
      title: 'Page at /mentions-links',
      where: 'Section 1, Cards › Cards 1 “Card” › Link',
      problem: 'It redirects to /mentions-new. “Page at /mentions-old” is not published.',
    }),
  ]);
});

test('tells before a removal which addresses disappear and what links to them', async () => {
  const rest = openRest(content);
  const people = await createPeople(payload, rest);
  const { token } = people.editor;
  const page = await createPage('/mentions-lost', '/');
  const links = await createPage('/mentions-loser', '/mentions-lost/');
  const menus = await payload.findGlobal({ slug: 'menus', depth: 0 });
  const legal = [...(menus.legal ?? []), { title: 'What is lost', link: '/mentions-lost' }];
  await payload.updateGlobal({ slug: 'menus', data: { legal, _status: 'published' } });
  const path = `/pages/removal?ids=${page.id}`;
  const { body } = await rest('GET', path, { token });
  expect(body).toMatchObject({ missing: [], leadingHome: ['/mentions-lost'] });
  expect(body.backlinks).toEqual([
    expect.objectContaining({
      title: 'Menus',
      isLink: true,
      where: `Legal links ${legal.length} “What is lost” › Goes to`,
    }),
    expect.objectContaining({ title: 'Page at /mentions-loser', isLink: true }),
  ]);
  const both = await rest('GET', `${path},${links.id}`, { token });
  expect(both.body.leadingHome).toEqual(['/mentions-lost', '/mentions-loser']);
  expect(both.body.backlinks).toHaveLength(1);
  const [service] = (await payload.find({ collection: 'services', limit: 1, depth: 0 })).docs;
  const item = await rest('GET', `/services/removal?ids=${service?.id}`, { token });
  expect(item.body).toMatchObject({ missing: [`/services/${service?.key}`], leadingHome: [] });
});

test('indexes content once that was stored before there was an index', async () => {
  const before = await readRows();
  expect(before.length).toBeGreaterThan(100);
  await execute(payload)(sql`delete from document_references`);
  await execute(payload)(sql`insert into document_references (source, record, state, place, target)
    values ('pages', '999999', 'published', 'Cards', 'media:1')`);
  await ensureReferences(payload);
  expect(await readRows()).toHaveLength(1);
  await execute(payload)(sql`delete from document_references_state`);
  await ensureReferences(payload);
  expect(await readRows()).toEqual(before);
});
