import type { File } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-content.ts';
import { findBrokenLinks } from './references/broken-links.ts';
import { usesOfDocument } from './references/used-on.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const text = (words: string, url?: string) => ({
  root: {
    type: 'root',
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [
          url
            ? {
                type: 'link',
                version: 3,
                fields: { linkType: 'custom', url, newTab: false },
                children: [{ type: 'text', text: words, version: 1 }],
              }
            : { type: 'text', text: words, version: 1 },
        ],
      },
    ],
  },
});

function publish(path: string, extra: object = {}) {
  return content.payload.create({
    collection: 'pages',
    data: { title: `Page at ${path}`, path, _status: 'published', ...extra },
  });
}

const move = (id: number, path: string) =>
  content.payload.update({ collection: 'pages', id, data: { path, _status: 'published' } });

async function redirects() {
  const { docs } = await content.payload.find({ collection: 'redirects', pagination: false, sort: 'from' });
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]));
}

const user = async () => (await content.payload.find({ collection: 'users', limit: 1 })).docs[0];

async function staffRequest() {
  const { createLocalReq } = await import('payload');
  const found = await user();
  return createLocalReq({ user: found ? { ...found, collection: 'users' } : undefined }, content.payload);
}

describe('the path of a page', () => {
  test.each([
    ['/services', 'the Services page'],
    ['/api', 'the site itself'],
    ['/my-application', 'the My application page'],
    ['/sap-btp', 'by the page “'],
  ])('%s is refused with a message that says by what it is taken', async (path, by) => {
    const refused = publish(path);
    await expect(refused).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining(by) }] },
    });
  });

  test('is refused where a redirect was made by hand', async () => {
    await content.payload.create({ collection: 'redirects', data: { from: '/campaign', to: '/services' } });
    await expect(publish('/campaign')).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('a redirect to /services') }] },
    });
  });
});

describe('a page that moves', () => {
  test('leaves one redirect per old path, each to its end, and never a circle', async () => {
    const { id } = await publish('/move-a');
    await move(id, '/move-b');
    expect(await redirects()).toMatchObject({ '/move-a': '/move-b' });
    await move(id, '/move-c');
    expect(await redirects()).toMatchObject({ '/move-a': '/move-c', '/move-b': '/move-c' });
    await move(id, '/move-a');
    const now = await redirects();
    expect(now['/move-a']).toBeUndefined();
    expect(now).toMatchObject({ '/move-b': '/move-a', '/move-c': '/move-a' });
  });

  test('leaves it also when the new path was first kept as a draft, and none before', async () => {
    const { id } = await publish('/draft-old');
    await content.payload.update({ collection: 'pages', id, draft: true, data: { path: '/draft-new' } });
    expect((await redirects())['/draft-old']).toBeUndefined();
    await move(id, '/draft-new');
    expect((await redirects())['/draft-old']).toBe('/draft-new');
  });

  test('makes room for a new page at its old path, and takes its redirects along when deleted', async () => {
    const { id } = await publish('/first');
    await move(id, '/second');
    await publish('/first');
    expect((await redirects())['/first']).toBeUndefined();
    await move(id, '/third');
    await content.payload.delete({ collection: 'pages', id });
    expect((await redirects())['/second']).toBeUndefined();
  });
});

test('a redirect made by hand may not lead in a circle', async () => {
  const create = (from: string, to: string) =>
    content.payload.create({ collection: 'redirects', data: { from, to } });
  await create('/circle-a', '/circle-b');
  await create('/circle-b', '/services');
  expect((await redirects())['/circle-a']).toBe('/services');
  await expect(create('/circle-c', '/circle-c')).rejects.toThrow();
  await expect(create('/services', '/about')).rejects.toThrow();
});

test('a redirect by hand stands at any address where visitors find nothing', async () => {
  const { payload } = content;
  const refusal = async (from: string) => {
    const made = payload.create({ collection: 'redirects', data: { from, to: '/about' } });
    return made.then(
      () => undefined,
      (error: { data: { errors: { message: string }[] } }) => error.data.errors[0]?.message,
    );
  };
  const [article] = (await payload.find({ collection: 'blogs', limit: 1, depth: 0 })).docs;
  expect(await refusal(`/blogs/${article?.key}`)).toContain(`“${article?.title}” stands at`);
  expect(await refusal('/admin/old')).toContain('The site needs /admin/old itself');
  expect(await refusal('/blogs/an-old-article')).toBeUndefined();
  expect(await refusal('/news/2019/an-old-address')).toBeUndefined();
});

describe('what is used', () => {
  test('a picture says where, and cannot be deleted while it is', async () => {
    const { payload } = content;
    const [solution] = (await payload.find({ collection: 'solutions', limit: 1, depth: 1 })).docs;
    const image = solution?.image;
    const id = typeof image === 'object' ? image.id : 0;
    const { uses } = await usesOfDocument(await staffRequest(), 'media', { id });
    expect(uses).toContainEqual(
      expect.objectContaining({ title: solution?.title, where: 'Cover', state: 'published' }),
    );
    await expect(payload.delete({ collection: 'media', id })).rejects.toThrow(solution?.title);
  });

  test('a service says where it is shown and where a text links to it', async () => {
    const service = (await content.payload.find({ collection: 'services', limit: 1 })).docs[0];
    await publish('/links-there', { description: text('see', `/services/${service?.key}#top`) });
    const { uses } = await usesOfDocument(await staffRequest(), 'services', service ?? { id: 0 });
    expect(uses.map(({ title }) => title)).toContain('Page at /links-there');
  });
});

test('broken links are found in texts, cards and drafts, and links that lead on are not', async () => {
  const { id } = await publish('/moved-away');
  await move(id, '/moved-there');
  await publish('/has-links', {
    description: text('gone', '/nothing-here'),
    sections: [
      {
        blockType: 'cards',
        cards: [
          { title: 'Old', subtitle: 'Leads on', link: '/moved-away' },
          { title: 'Article', subtitle: 'Is not there', link: '/blogs/no-such-article' },
          { title: 'Outside', subtitle: 'Fine', link: '/contact?topic=sap' },
        ],
      },
    ],
  });
  const found = (await findBrokenLinks(await staffRequest())).links.filter(
    ({ title }) => title === 'Page at /has-links',
  );
  expect(found.map(({ link }) => link).sort()).toEqual(['/blogs/no-such-article', '/nothing-here']);
  expect(found.find(({ link }) => link === '/blogs/no-such-article')?.where).toContain(
    'Section 1, Cards › Card',
  );
});

describe('pictures', () => {
  async function picture(): Promise<File> {
    const data = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0e6f6b' } })
      .png()
      .toBuffer();
    return { name: 'Kite.png', data, mimetype: 'image/png', size: data.length };
  }

  test('are kept as WebP and AVIF; a cut or another focal point gives new addresses', async () => {
    const { payload } = content;
    const { createLocalReq } = await import('payload');
    const doc = await payload.create({ collection: 'media', data: { alt: 'A kite' }, file: await picture() });
    expect(doc.sizes?.avif960?.mimeType).toBe('image/avif');
    expect(doc.sizes?.w960?.mimeType).toBe('image/webp');

    const edit = async (uploadEdits: object) => {
      const req = await createLocalReq(
        { user: (await user()) as never, req: { query: { uploadEdits } } as never },
        payload,
      );
      return payload.update({ collection: 'media', id: doc.id, data: {}, req });
    };
    const moved = await edit({ focalPoint: { x: 20, y: 70 } });
    expect(moved).toMatchObject({ focalX: 20, focalY: 70, width: 1200 });
    expect(moved.filename).not.toBe(doc.filename);
    expect(moved.sizes?.avif480?.filename).not.toBe(doc.sizes?.avif480?.filename);

    const cut = await edit({
      crop: { unit: '%', x: 0, y: 0, width: 50, height: 50 },
      widthInPixels: 600,
      heightInPixels: 400,
      focalPoint: { x: 20, y: 70 },
    });
    expect(cut).toMatchObject({ width: 600, height: 400 });
    expect(new Set([doc.filename, moved.filename, cut.filename]).size).toBe(3);
    expect(cut.filename).toMatch(/^kite-[0-9a-f]{10}\.png$/);

    const same = await edit({ focalPoint: { x: 20, y: 70 } });
    expect(same.filename).toBe(cut.filename);
  });
});
