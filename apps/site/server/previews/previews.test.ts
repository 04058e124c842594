import type { Job } from '@riverfront/content';
import { type PreviewTarget, signPreview } from '@riverfront/content/preview';
import { openTestContent, type TestContent } from '@riverfront/content/testing';
import { ContentUnavailable } from '@riverfront/content/unavailable';
import type { ApiClient } from '@riverfront/contract/client';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '../http/security-headers.ts';
import { previewHeaders, previews } from './previews.ts';

const staffOrigin = 'https://staff.riverfront.example';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

/** An app whose one page says what `read` finds through the API of a preview; without a preview, “public”. */
function appShowing(read: (api: ApiClient) => Promise<unknown>, payload = () => content.payload) {
  const app = new Hono();
  app.use(previewHeaders(), securityHeaders());
  app.use(
    previews({
      content: { payload, ready: Promise.resolve(), close: async () => {} },
      guard: (work) => work(),
      logger: pino({ level: 'silent' }),
      staffOrigin,
      render: async (_c, api) => Response.json(await read(api)),
    }),
  );
  app.all('*', (c) => c.text('public'));
  return app;
}

const link = (target: PreviewTarget, now?: () => number) =>
  `${target.path}?preview=${signPreview(content.options.secret, target, now)}`;

async function anArticle() {
  const { docs } = await content.payload.find({
    collection: 'blogs',
    limit: 2,
    depth: 0,
    sort: '-publishedOn',
    where: { _status: { equals: 'published' } },
  });
  const [first, second] = docs;
  if (!first || !second) throw new Error('no samples');
  return { first, second };
}

test('a preview shows the draft of its one document; every other stays as published', async () => {
  const { first, second } = await anArticle();
  for (const { id, title } of [first, second])
    await content.payload.update({
      collection: 'blogs',
      id,
      data: { title: `${title} (draft)` },
      draft: true,
    });
  const target = { kind: 'blogs', id: String(first.id), path: `/blogs/${first.key}` };
  const app = appShowing(async (api) => ({
    shown: (await api.get('blogDetails', { params: { id: first.key ?? '' } })).title,
    other: (await api.get('blogDetails', { params: { id: second.key ?? '' } })).title,
    list: (await api.get('blogs', { query: { limit: '2' } })).blogs.map(({ title }) => title),
  }));
  const response = await app.request(link(target));
  expect(await response.json()).toEqual({
    shown: `${first.title} (draft)`,
    other: second.title,
    list: [`${first.title} (draft)`, second.title],
  });
});

test('it is never kept, indexed or told to others, and framed by the staff side alone', async () => {
  const { first } = await anArticle();
  const target = { kind: 'blogs', id: String(first.id), path: `/blogs/${first.key}` };
  const app = appShowing(async () => ({}));
  for (const url of [link(target), `${target.path}?preview=wrong`]) {
    const { headers } = await app.request(url);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBeNull();
  }
  const refused = await app.request(`${target.path}?preview=wrong`);
  expect(refused.headers.get('content-security-policy')).toContain(`frame-ancestors ${staffOrigin}`);
  const other = await app.request(target.path);
  expect(other.headers.get('x-frame-options')).toBe('DENY');
});

test('a link that is over, changed or of another page is refused plainly, and leads nowhere', async () => {
  const { first, second } = await anArticle();
  const target = { kind: 'blogs', id: String(first.id), path: `/blogs/${first.key}` };
  const app = appShowing(async () => ({}));
  const good = link(target);
  const bad = [
    link(target, () => Date.now() - 31 * 60_000),
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

test('a draft that was never published is shown at its address to come, with what it has so far', async () => {
  const { id, key } = await content.payload.create({
    collection: 'blogs',
    data: { title: 'Only begun' },
    draft: true,
  });
  const params = { id: key ?? '' };
  const app = appShowing(async (api) => (await api.get('blogDetails', { params })).title);
  const response = await app.request(link({ kind: 'blogs', id: String(id), path: `/blogs/${key}` }));
  expect(await response.json()).toBe('Only begun');
});

test('what a draft refers to is shown as published, and left out while it is a draft itself', async () => {
  const { first } = await anArticle();
  const { docs } = await content.payload.find({ collection: 'team-members', limit: 1, depth: 0 });
  const [author] = docs;
  if (!author) throw new Error('no author');
  await content.payload.update({
    collection: 'team-members',
    id: author.id,
    data: { name: 'Draft Name' },
    draft: true,
  });
  await content.payload.update({
    collection: 'blogs',
    id: first.id,
    data: { author: author.id },
    draft: true,
  });
  const params = { id: first.key ?? '' };
  const app = appShowing(async (api) => (await api.get('blogDetails', { params })).author?.name ?? null);
  const url = link({ kind: 'blogs', id: String(first.id), path: `/blogs/${first.key}` });
  expect(await (await app.request(url)).json()).toBe(author.name);
  await content.payload.update({ collection: 'team-members', id: author.id, data: { _status: 'draft' } });
  expect(await (await app.request(url)).json()).toBeNull();
});

test('the home page, heroes, offers, jobs and pages have previews, however little is filled in', async () => {
  const { payload } = content;
  await payload.updateGlobal({
    slug: 'home',
    data: { whySection: { heading: 'A drafted reason' } } as never,
    draft: true,
  });
  const home = appShowing(async (api) => (await api.get('home', {})).home.whySection.heading);
  expect(await (await home.request(link({ kind: 'home', path: '/' }))).json()).toBe('A drafted reason');

  const service = await payload.create({
    collection: 'services',
    data: { title: 'New service' },
    draft: true,
  });
  const services = appShowing(
    async (api) => (await api.get('serviceDetails', { params: { id: service.key ?? '' } })).service.title,
  );
  const at = { kind: 'services', id: String(service.id), path: `/services/${service.key}` };
  expect(await (await services.request(link(at))).json()).toBe('New service');

  const job: Job = await payload.create({ collection: 'jobs', data: { title: 'New job' }, draft: true });
  const jobs = appShowing(
    async (api) => (await api.get('jobDetails', { params: { id: job.key ?? '' } })).job.title,
  );
  const careers = { kind: 'jobs', id: String(job.id), path: `/careers/${job.key}` };
  expect(await (await jobs.request(link(careers))).json()).toBe('New job');

  const page = await payload.create({
    collection: 'pages',
    data: { title: 'New page', path: '/infra' },
    draft: true,
  });
  const pages = appShowing(
    async (api) => (await api.get('topicPage', { params: { path: 'infra' } })).page.title,
  );
  expect(
    await (await pages.request(link({ kind: 'pages', id: String(page.id), path: '/infra' }))).json(),
  ).toBe('New page');

  const { docs } = await payload.find({
    collection: 'page-contents',
    where: { page: { equals: 'About' } },
    depth: 0,
  });
  const [hero] = docs;
  if (!hero) throw new Error('no hero');
  await payload.update({
    collection: 'page-contents',
    id: hero.id,
    data: { intro: { title: 'Drafted' } },
    draft: true,
  });
  const about = appShowing(
    async (api) => (await api.get('pageContent', { params: { page: 'About' } })).intro.title,
  );
  const aboutLink = link({ kind: 'page-contents', id: String(hero.id), path: '/about' });
  expect(await (await about.request(aboutLink)).json()).toBe('Drafted');
});

test('asked with HEAD it says which saving it would show, and another after the next', async () => {
  const { first } = await anArticle();
  const app = appShowing(async () => {
    throw new Error('not to be rendered');
  });
  const url = link({ kind: 'blogs', id: String(first.id), path: `/blogs/${first.key}` });
  const ask = async () => (await app.request(url, { method: 'HEAD' })).headers.get('x-preview-version');
  const before = await ask();
  expect(before).toMatch(/^\d{4}-/);
  await content.payload.update({
    collection: 'blogs',
    id: first.id,
    data: { title: 'Saved again' },
    draft: true,
  });
  expect(await ask()).not.toBe(before);
});

test('a document that is gone, and a content store that is away, are said plainly', async () => {
  const app = appShowing(async () => ({}));
  expect((await app.request(link({ kind: 'blogs', id: '999999', path: '/blogs/none' }))).status).toBe(404);
  const away = appShowing(
    async () => ({}),
    () => {
      throw new ContentUnavailable('not connected yet');
    },
  );
  expect((await away.request('/?preview=x')).status).toBe(503);
});
