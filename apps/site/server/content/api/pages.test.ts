import { randomUUID } from 'node:crypto';
import { execute, sql } from '@riverfront/backend/database/transaction';
import {
  reservedSegments,
  type Section,
  screens,
  section,
  topicPage,
  topicPaths,
} from '@riverfront/contract';
import type { Where } from 'payload';
import { describe, expect, test } from 'vitest';
import { redirectTo } from '../../../app/redirects.ts';
import routes from '../../../app/routes.ts';
import { openTestApp } from '../../../testing/open-app.ts';

const site = await openTestApp();
const { payload } = site.content;

const createText = (child: object) => ({
  root: {
    type: 'root',
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
    children: [{ type: 'paragraph', version: 1, children: [child] }],
  },
});
const richText = createText({ type: 'text', text: 'Yes.', version: 1 });

async function idOf(collection: 'media' | 'companies' | 'blogs'): Promise<number> {
  // Logos are drawings, which have one size and no formats.
  const where: Where =
    collection === 'media' ? { mimeType: { like: 'image' }, width: { greater_than: 1000 } } : {};
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0 });
  return docs[0]?.id ?? 0;
}

async function json(path: string) {
  await site.refresh();
  return (await site.app.request(path)).json();
}

test('serves every type of block as the contract says', async () => {
  const blog = await idOf('blogs');
  await payload.create({
    collection: 'pages',
    data: {
      title: 'Infrastructure',
      path: '/infra',
      _status: 'published',
      meta: { title: 'Servers that stay up', description: 'x'.repeat(60), image: await idOf('media') },
      sections: [
        { blockType: 'hero', title: 'Stays up', media: [await idOf('media')] },
        { blockType: 'text', title: 'Text', body: richText },
        { blockType: 'cards', cards: [{ title: 'Card', subtitle: 'Small' }] },
        { blockType: 'groups', groups: [{ title: 'Chemicals', companies: [{ name: 'Acme' }] }] },
        { blockType: 'counters', counters: [{ figure: '99.9%', text: 'of the time' }] },
        { blockType: 'logos', title: 'Clients', companies: [await idOf('companies')] },
        { blockType: 'stories', title: 'Stories' },
        { blockType: 'timeline', title: 'History' },
        { blockType: 'gallery', title: 'Year' },
        { blockType: 'map', title: 'Where' },
        { blockType: 'call-to-action', title: 'Write', text: 'Do', buttonLabel: 'Go', link: '/contact' },
        { blockType: 'questions', title: 'Asked', questions: [{ question: 'Is it?', answer: richText }] },
        { blockType: 'jobs', title: 'Roles', count: 2 },
        { blockType: 'articles', title: 'Reading', articles: [blog] },
      ],
    },
  });
  const { page } = topicPage.response.parse(await json('/api/pages/details/infra'));
  const part = <K extends Section['kind']>(kind: K) =>
    page.sections.find((one): one is Extract<Section, { kind: K }> => one.kind === kind);
  expect(page.sections).toHaveLength(section.options.length);
  expect(page).toMatchObject({ image: null, picture: null, description: '', subtitle: '' });
  expect(page.sharing).toMatchObject({ title: 'Servers that stay up', picture: { alt: expect.any(String) } });
  expect(part('hero')?.items[0]?.picture?.sources[0]?.href).toMatch(/^\/media\//);
  const heroes = await json('/api/home/get-hero-data?type=infra');
  expect(heroes).toEqual({ success: true, type: 'infra', heroes: part('hero')?.items });
  expect(await json('/api/home/get-hero-data?type=sap-btp')).toMatchObject({ success: true, heroes: [] });
  expect((await site.app.request('/api/home/get-hero-data?type=nowhere')).status).toBe(404);
  expect(part('counters')?.counters).toMatchObject([{ figure: '99.9%', text: 'of the time' }]);
  expect(part('logos')?.companies).toHaveLength(1);
  expect(part('stories')?.stories.length).toBeGreaterThan(1);
  expect(part('timeline')?.entries.length).toBeGreaterThan(1);
  expect(part('gallery')?.highlights.length).toBeGreaterThan(1);
  expect(part('map')?.markers.desktop).toHaveLength(part('map')?.offices.length ?? 0);
  expect(part('call-to-action')).toMatchObject({ title: 'Write', buttonLabel: 'Go', link: '/contact' });
  expect(part('questions')?.questions[0]?.answer).toBe('<p>Yes.</p>');
  expect(part('jobs')?.jobs).toHaveLength(2);
  expect(part('articles')?.articles).toHaveLength(1);
});

test('redirects an old path while the page it leads to is published', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Moves', path: '/moves', _status: 'published' },
  });
  await payload.update({ collection: 'pages', id, data: { path: '/moved', _status: 'published' } });
  expect(await json('/api/redirects/find?from=/moves')).toEqual({ success: true, to: '/moved' });
  expect(await json('/api/redirects/find?from=/never-there')).toEqual({ success: true, to: null });
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
  expect(await json('/api/redirects/find?from=/moves')).toEqual({ success: true, to: null });
  const [article] = (await payload.find({ collection: 'blogs', limit: 1, depth: 0 })).docs;
  const to = `/blogs/${article?.key}`;
  for (const [from, target] of Object.entries({ '/2019/draft': `${to}-draft`, '/2019/article': to }))
    await payload.create({ collection: 'redirects', data: { from, to: target } });
  expect(await json('/api/redirects/find?from=/2019/draft')).toEqual({ success: true, to: null });
  expect(await json('/api/redirects/find?from=/2019/article')).toEqual({ success: true, to });
});

test.each([
  ['/Company-Profile/', ['/company-profile', '/Company-Profile', '/Company-Profile/']],
  ['https://old.example/About-Us/?x=1', ['/about-us', '/About-Us/']],
])('redirects from %s however it is spelled', async (from, requests) => {
  await payload.create({ collection: 'redirects', data: { from, to: '/about' } });
  for (const path of requests)
    expect(await json(`/api/redirects/find?from=${path}`), path).toEqual({ success: true, to: '/about' });
});

test('follows a page that has moved twice, and no loop', async () => {
  const redirects = { '/one': '/two/', '/two': '/contact', '/a/b': '/c/d', '/c/d': '/a/b' };
  for (const [from, to] of Object.entries(redirects))
    await payload.create({ collection: 'redirects', data: { from, to } });
  expect(await json('/api/redirects/find?from=/one')).toEqual({ success: true, to: '/contact' });
  for (const path of ['/a/b', '/c/d'])
    expect(await json(`/api/redirects/find?from=${path}`)).toEqual({ success: true, to: null });
});

test('reserves the paths of all routes', () => {
  const known = new Set<string>([...Object.keys(screens), ...topicPaths]);
  const fixed = routes.flatMap(({ path }) => (path && /^[\w-]+$/.test(path) ? [`/${path}`] : []));
  expect(fixed.length).toBeGreaterThan(10);
  const reserved = new Set<string>(reservedSegments.map((segment) => `/${segment}`));
  expect(fixed.filter((path) => !known.has(path) && !reserved.has(path))).toEqual([]);
  expect([...known].filter((path) => path !== '/' && !fixed.includes(path))).toEqual([]);
});

describe('a redirect to another site', () => {
  const away = ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example'];

  test.each(away)('is rejected: %j', async (to) => {
    const create = payload.create({ collection: 'redirects', data: { from: '/away', to } });
    await expect(create).rejects.toThrow(/New path/);
  });

  test.each(away)('is not followed when it was stored earlier: %j', async (to) => {
    const from = `/away-${randomUUID()}`;
    const { id } = await payload.create({ collection: 'redirects', data: { from, to: '/services' } });
    await execute(payload)(sql`UPDATE redirects SET "to" = ${to} WHERE id = ${id}`);
    expect(await json(`/api/redirects/find?from=${from}`)).toEqual({ success: true, to: null });
    expect(redirectTo(to).headers.get('location')).toBe('/');
  });
});

const createLink = (fields: object) =>
  createText({ type: 'link', version: 3, fields, children: [{ type: 'text', text: 'Read on', version: 1 }] });

const createPage = (path: string, more: object = {}) =>
  payload.create({ collection: 'pages', data: { title: path, path, _status: 'published', ...more } });

const card = (link: string) => ({ title: 'Card', subtitle: 'Leads on', link });

async function readLinks(path: string): Promise<{ card: string; text: string; url: string }> {
  await site.refresh();
  const { page } = await (await site.app.request(`/api/pages/details${path}`)).json();
  const [first, second] = page.sections[0].cards;
  return { card: first.link, url: second?.link, text: /href="([^"]*)"/.exec(page.description)?.[1] ?? '' };
}

test('links in a text follow a page when it moves, and lead home when it is unpublished', async () => {
  const target = await createPage('/before');
  const { id } = await createPage('/linking', {
    description: createLink({
      linkType: 'internal',
      newTab: false,
      doc: { relationTo: 'pages', value: target.id },
    }),
    sections: [{ blockType: 'cards', cards: [card('/before'), card('/contact?topic=sap')] }],
  });
  expect(await readLinks('/linking')).toEqual({
    card: '/before',
    text: '/before',
    url: '/contact?topic=sap',
  });

  await payload.update({
    collection: 'pages',
    id: target.id,
    data: { path: '/after', _status: 'published' },
  });
  expect(await readLinks('/linking')).toMatchObject({ card: '/before', text: '/after' });

  await payload.update({ collection: 'pages', id: target.id, data: { _status: 'draft' } });
  expect(await readLinks('/linking')).toMatchObject({ text: '/' });
  await payload.delete({ collection: 'pages', id });
});
