import { ContentUnavailable } from '@riverfront/backend/health/unavailable';
import { type PreviewTarget, signPreview } from '@riverfront/backend/publishing/preview/preview-token';
import { openTestContent } from '@riverfront/backend/testing';
import type { ApiClient } from '@riverfront/contract/client';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLocalClient, createReader } from '../../api/read-content.ts';
import { securityHeaders } from '../../middleware/headers.ts';
import { previewHeaders, previews } from './previews.ts';

const staffOrigin = 'https://staff.riverfront.example';

const content = await openTestContent();

/** Creates an app whose only page responds with what `read` reads from the API of a preview, or with “public”. */
function createTestApp(read: (api: ApiClient) => Promise<unknown>, payload = () => content.payload) {
  const app = new Hono();
  app.use(previewHeaders(), securityHeaders());
  app.use(
    previews({
      content: { payload, ready: Promise.resolve(), close: async () => {} },
      guard: (work) => work(),
      createClient: (draft) =>
        createLocalClient(createReader({ content: draft, guard: (work) => work() }), console),
      staffOrigin,
      render: async (_c, api) => Response.json(await read(api)),
    }),
  );
  app.all('*', (c) => c.text('public'));
  return app;
}

const sign = (target: PreviewTarget, now?: () => number) =>
  `${target.path}?preview=${signPreview(content.options.secret, target, now)}`;

async function findArticles() {
  const { docs } = await content.payload.find({
    collection: 'blogs',
    limit: 2,
    depth: 0,
    sort: '-publishedOn',
    where: { _status: { equals: 'published' } },
  });
  const [first, second] = docs;
  if (!first || !second) throw new Error('no samples');
  const target = { kind: 'blogs', id: String(first.id), path: `/blogs/${first.key}` };
  return { first, second, target };
}

const saveDraft = (collection: 'blogs' | 'team-members', id: number, data: object) =>
  content.payload.update({ collection, id, data, draft: true });

test('shows the draft of its document and every other as published', async () => {
  const { first, second, target } = await findArticles();
  for (const { id, title } of [first, second]) await saveDraft('blogs', id, { title: `${title} (draft)` });
  const app = createTestApp(async (api) => ({
    shown: (await api.get('blogDetails', { params: { id: first.key ?? '' } })).title,
    other: (await api.get('blogDetails', { params: { id: second.key ?? '' } })).title,
    list: (await api.get('blogs', { query: { limit: '2' } })).blogs.map(({ title }) => title),
  }));
  const response = await app.request(sign(target));
  expect(await response.json()).toEqual({
    shown: `${first.title} (draft)`,
    other: second.title,
    list: [`${first.title} (draft)`, second.title],
  });
});

test('is not cached, indexed or sent as a referrer, and framed by the staff side alone', async () => {
  const { target } = await findArticles();
  const app = createTestApp(async () => ({}));
  for (const url of [sign(target), `${target.path}?preview=wrong`]) {
    const { headers } = await app.request(url);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBeNull();
  }
  const rejected = await app.request(`${target.path}?preview=wrong`);
  expect(rejected.headers.get('content-security-policy')).toContain(`frame-ancestors ${staffOrigin}`);
  const other = await app.request(target.path);
  expect(other.headers.get('x-frame-options')).toBe('DENY');
});

test('rejects an expired or altered link and one of another page', async () => {
  const { first, second, target } = await findArticles();
  const app = createTestApp(async () => ({}));
  const good = sign(target);
  const bad = [
    sign(target, () => Date.now() - 31 * 60_000),
    `${good}x`,
    good.replace(`/blogs/${first.key}`, `/blogs/${second.key}`),
    `${target.path}?preview=`,
  ];
  for (const url of bad) {
    const response = await app.request(url);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Reload the page of the staff side');
  }
});

test('shows related documents as published, and leaves out drafts', async () => {
  const { first, target } = await findArticles();
  const { docs } = await content.payload.find({ collection: 'team-members', limit: 1, depth: 0 });
  const [author] = docs;
  if (!author) throw new Error('no author');
  await saveDraft('team-members', author.id, { name: 'Draft Name' });
  await saveDraft('blogs', first.id, { author: author.id });
  const params = { id: first.key ?? '' };
  const app = createTestApp(async (api) => (await api.get('blogDetails', { params })).author?.name ?? null);
  const url = sign(target);
  expect(await (await app.request(url)).json()).toBe(author.name);
  await content.payload.update({ collection: 'team-members', id: author.id, data: { _status: 'draft' } });
  expect(await (await app.request(url)).json()).toBeNull();
});

test('shows the incomplete draft of a page', async () => {
  const data = { title: 'Drafted', path: '/drafted' } as never;
  const { id } = await content.payload.create({ collection: 'pages', data, draft: true });
  const target = { kind: 'pages', id: String(id), path: '/drafted' };
  const params = { path: 'drafted' };
  const app = createTestApp(async (api) => (await api.get('topicPage', { params })).page.title);
  expect(await (await app.request(sign(target))).json()).toBe('Drafted');
});

test('answers 404 for a deleted document and 503 while the content is unavailable', async () => {
  const app = createTestApp(async () => ({}));
  expect((await app.request(sign({ kind: 'blogs', id: '999999', path: '/blogs/none' }))).status).toBe(404);
  const away = createTestApp(
    async () => ({}),
    () => {
      throw new ContentUnavailable('not connected yet');
    },
  );
  expect((await away.request('/?preview=x')).status).toBe(503);
});
