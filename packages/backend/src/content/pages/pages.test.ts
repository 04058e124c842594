import { describe, expect, test } from 'vitest';
import { openTestContent } from '../../../testing/open-content.ts';

const content = await openTestContent();
const { payload } = content;

function publish(path: string, extra: object = {}) {
  return payload.create({
    collection: 'pages',
    data: { title: `Page at ${path}`, path, _status: 'published', ...extra },
  });
}

const move = (id: number, path: string) =>
  payload.update({ collection: 'pages', id, data: { path, _status: 'published' } });

async function readRedirects() {
  const { docs } = await payload.find({ collection: 'redirects', pagination: false, sort: 'from' });
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]));
}

describe('the path of a page', () => {
  test.each([
    ['/services', 'the Services page'],
    ['/api', 'the site itself'],
    ['/sap-btp', 'by the page “'],
  ])('%s is rejected with a message that names what uses it', async (path, by) => {
    await expect(publish(path)).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining(by) }] },
    });
  });
});

describe('a page that moves', () => {
  test('adds one redirect for each old path, and none from where it is', async () => {
    const { id } = await publish('/move-a');
    await move(id, '/move-b');
    expect(await readRedirects()).toMatchObject({ '/move-a': '/move-b' });
    await move(id, '/move-c');
    expect(await readRedirects()).toMatchObject({ '/move-a': '/move-b', '/move-b': '/move-c' });
    await move(id, '/move-a');
    const now = await readRedirects();
    expect(now['/move-a']).toBeUndefined();
    expect(now).toMatchObject({ '/move-b': '/move-c', '/move-c': '/move-a' });
  });

  test('adds it when the new path was first saved as a draft, and not before', async () => {
    const { id } = await publish('/draft-old');
    await payload.update({ collection: 'pages', id, draft: true, data: { path: '/draft-new' } });
    expect((await readRedirects())['/draft-old']).toBeUndefined();
    await move(id, '/draft-new');
    expect((await readRedirects())['/draft-old']).toBe('/draft-new');
  });

  test('lets a new page take the place of a redirect', async () => {
    const { id } = await publish('/first');
    await move(id, '/second');
    await payload.create({ collection: 'redirects', data: { from: '/campaign', to: '/services' } });
    for (const path of ['/first', '/campaign']) {
      await publish(path);
      expect((await readRedirects())[path]).toBeUndefined();
    }
  });
});

test('accepts a redirect from any path without a page', async () => {
  const errorOf = (from: string) =>
    payload.create({ collection: 'redirects', data: { from, to: '/about' } }).then(
      () => undefined,
      (error: { data: { errors: { message: string }[] } }) => error.data.errors[0]?.message,
    );
  const [article] = (await payload.find({ collection: 'blogs', limit: 1, depth: 0 })).docs;
  expect(await errorOf(`/blogs/${article?.key}`)).toContain(`“${article?.title}” is published at`);
  expect(await errorOf('/admin/old')).toContain('The site itself needs /admin/old');
  expect(await errorOf('/blogs/an-old-article')).toBeUndefined();
  expect(await errorOf('/news/2019/an-old-address')).toBeUndefined();
});

test('rejects a link to what has no page', async () => {
  const cards = [{ title: 'A', subtitle: 'B', link: 'media:1' }];
  await expect(publish('/wrong', { sections: [{ blockType: 'cards', cards }] })).rejects.toThrow();
});
