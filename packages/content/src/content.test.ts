import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-content.ts';
import type { Role } from './access/roles.ts';

let content: TestContent;

beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const counts = {
  blogs: 24,
  services: 9,
  solutions: 8,
  'team-members': 12,
  'success-stories': 8,
  companies: 12,
  'culture-highlights': 9,
  jobs: 16,
  'page-contents': 11,
  offices: 3,
  'legal-sections': 8,
} as const;
type Counted = keyof typeof counts;
const counted = Object.keys(counts) as Counted[];

async function count(collection: Counted): Promise<number> {
  return (await content.payload.count({ collection })).totalDocs;
}

async function staff(...roles: Role[]) {
  const email = `${roles.join('-')}-${Math.random().toString(36).slice(2)}@riverfront.example`;
  const user = await content.payload.create({
    collection: 'users',
    data: { name: roles.join(), email, password: 'correct horse battery', roles },
  });
  return { ...user, collection: 'users' as const };
}

describe('the sample content', () => {
  test.each(Object.entries(counts))('has %s: %i', async (collection, expected) => {
    expect(await count(collection as Counted)).toBe(expected);
  });

  test('has 13 active jobs, two films among the highlights, six privacy sections', async () => {
    const { payload } = content;
    const active = await payload.count({ collection: 'jobs', where: { availability: { equals: 'active' } } });
    expect(active.totalDocs).toBe(13);
    const films = await payload.count({
      collection: 'media',
      where: { seedKey: { like: 'highlights/' }, mimeType: { like: 'video/' } },
    });
    expect(films.totalDocs).toBe(2);
    const sections = await payload.count({
      collection: 'legal-sections',
      where: { document: { equals: 'Privacy Policy' } },
    });
    expect(sections.totalDocs).toBe(6);
  });

  test('loaded again is the same, and keeps what an editor changed, added or deleted', async () => {
    const { payload } = content;
    const [blog] = (await payload.find({ collection: 'blogs', limit: 1 })).docs;
    const [story] = (await payload.find({ collection: 'success-stories', limit: 1 })).docs;
    if (!blog || !story) throw new Error('no sample content');
    await payload.update({ collection: 'blogs', id: blog.id, data: { title: 'Changed by an editor' } });
    await payload.delete({ collection: 'success-stories', id: story.id });

    expect(await content.prepareAgain()).toEqual(content.prepared);

    expect((await payload.findByID({ collection: 'blogs', id: blog.id })).title).toBe('Changed by an editor');
    expect(await count('success-stories')).toBe(7);
    expect(await count('blogs')).toBe(24);
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { name: { equals: 'Administrator' } },
    });
    expect(totalDocs).toBe(1);
  });

  test('the first account has a random password', async () => {
    const { firstUser } = content.prepared;
    expect(firstUser?.password).toMatch(/^[\w-]{24}$/);
    const signedIn = await content.payload.login({
      collection: 'users',
      data: { email: firstUser?.email ?? '', password: firstUser?.password ?? '' },
    });
    expect(signedIn.user?.roles).toEqual(['administrator']);
  });
});

describe('what visitors may read', () => {
  // Nobody can unpublish what pages begin with (0051).
  test.each(counted.filter((slug) => slug !== 'page-contents'))('%s: published only', async (collection) => {
    const { payload } = content;
    const [doc] = (await payload.find({ collection, limit: 1, depth: 0 })).docs;
    if (!doc) throw new Error('no sample content');
    await payload.update({ collection, id: doc.id, data: { _status: 'draft' } as never });
    const seen = await payload.find({ collection, where: { id: { equals: doc.id } }, overrideAccess: false });
    expect(seen.totalDocs).toBe(0);
    await payload.update({ collection, id: doc.id, data: { _status: 'published' } as never });
    const again = await payload.find({
      collection,
      where: { id: { equals: doc.id } },
      overrideAccess: false,
    });
    expect(again.totalDocs).toBe(1);
  });

  test('no accounts, and no change to anything', async () => {
    const { payload } = content;
    await expect(payload.find({ collection: 'users', overrideAccess: false })).rejects.toThrow();
    for (const collection of [...counted, 'media', 'users'] as const) {
      await expect(payload.create({ collection, data: {} as never, overrideAccess: false })).rejects.toThrow(
        /not allowed/,
      );
      await expect(
        payload.delete({ collection, where: { id: { exists: true } }, overrideAccess: false }),
      ).rejects.toThrow(/not allowed/);
    }
    for (const slug of ['home', 'about', 'menus', 'settings', 'content-revision'] as const) {
      await expect(payload.updateGlobal({ slug, data: {}, overrideAccess: false })).rejects.toThrow(
        /not allowed/,
      );
    }
  });
});

describe('what staff may do', () => {
  test.each([
    ['editor', 'services', true],
    ['editor', 'jobs', false],
    ['recruiter', 'jobs', true],
    ['recruiter', 'services', false],
    ['sales', 'jobs', false],
    ['sales', 'services', false],
    ['administrator', 'services', true],
  ] as const)('%s changes %s: %s', async (role, collection, allowed) => {
    const user = await staff(role);
    const [doc] = (await content.payload.find({ collection, limit: 1, depth: 0 })).docs;
    const change = content.payload.update({
      collection,
      id: doc?.id ?? 0,
      data: { title: doc?.title },
      user,
      overrideAccess: false,
    });
    if (allowed) await expect(change).resolves.toBeTruthy();
    else await expect(change).rejects.toThrow(/not allowed/);
  });

  test('nobody makes themselves an administrator', async () => {
    const user = await staff('editor');
    await content.payload.update({
      collection: 'users',
      id: user.id,
      data: { roles: ['administrator'], name: 'Climber' },
      user,
      overrideAccess: false,
    });
    const after = await content.payload.findByID({ collection: 'users', id: user.id });
    expect(after).toMatchObject({ name: 'Climber', roles: ['editor'] });
  });

  test('the last administrator cannot be deleted', async () => {
    const { docs } = await content.payload.find({
      collection: 'users',
      where: { roles: { contains: 'administrator' } },
      limit: 100,
    });
    const [last, ...others] = docs;
    for (const { id } of others) await content.payload.delete({ collection: 'users', id });
    await expect(content.payload.delete({ collection: 'users', id: last?.id ?? 0 })).rejects.toThrow(
      'The last administrator cannot be deleted.',
    );
  });
});

describe('keys', () => {
  const story = async (name: string) => {
    const image = (await content.payload.find({ collection: 'media', limit: 1 })).docs[0]?.id ?? 0;
    const data = { name, designation: 'x', content: 'x', image, _status: 'published' as const };
    return content.payload.create({ collection: 'success-stories', data, depth: 0 });
  };

  test('are made from the first title, unique, and never change', async () => {
    const first = await story('Ann Óg & Sons');
    expect(first.key).toBe('ann-og-and-sons');
    expect((await story('Ann Óg & Sons')).key).toBe('ann-og-and-sons-2');
    expect((await story('***')).key).toBe('item');
    const renamed = await content.payload.update({
      collection: 'success-stories',
      id: first.id,
      data: { name: 'Another name', key: 'forged' },
    });
    expect(renamed.key).toBe('ann-og-and-sons');
  });
});

describe('pictures', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = (alt: string, name: string, data: Buffer, mimetype: string) =>
    content.payload.create({
      collection: 'media',
      data: { alt },
      file: { name, data, mimetype, size: data.length },
    });

  test('are stored under a name with the hash of their content', async () => {
    const doc = await upload('A single dot', 'My Dot.PNG', pixel, 'image/png');
    const hash = createHash('sha256').update(pixel).digest('hex').slice(0, 10);
    expect(doc.filename).toBe(`my-dot-${hash}.png`);
    expect(await readFile(join(content.options.mediaDir, doc.filename ?? ''))).toEqual(pixel);
    expect(await readdir(content.options.mediaDir)).not.toContain('My Dot.PNG');
  });

  test('need a description', async () => {
    await expect(upload('', 'dot.png', pixel, 'image/png')).rejects.toThrow(/Description/);
  });

  test('are not accepted when they can carry script', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await expect(upload('A drawing', 'x.svg', svg, 'image/svg+xml')).rejects.toThrow();
    await expect(upload('A drawing', 'x.png', svg, 'image/png')).rejects.toThrow();
  });
});

describe('the revision', () => {
  const read = async () => (await content.payload.findGlobal({ slug: 'content-revision' })).value;

  test('moves when something is published, changed or taken away, not when a draft is saved', async () => {
    const { payload } = content;
    const [service] = (await payload.find({ collection: 'services', limit: 1, depth: 0 })).docs;
    if (!service) throw new Error('no sample content');
    const seen = [await read()];
    await payload.update({ collection: 'services', id: service.id, data: { title: 'New title' } });
    seen.push(await read());
    await payload.updateGlobal({ slug: 'settings', data: { tagline: 'Another one' } });
    seen.push(await read());
    expect(new Set(seen).size).toBe(3);

    const draft = await payload.create({
      collection: 'offices',
      data: { name: 'Nowhere' } as never,
      draft: true,
    });
    expect(await read()).toBe(seen.at(-1));
    await payload.delete({ collection: 'offices', id: draft.id });
    expect(await read()).not.toBe(seen.at(-1));
  });

  test('moves when something is taken away that a newer draft stands beside', async () => {
    const { payload } = content;
    const { docs } = await payload.find({ collection: 'solutions', limit: 1, depth: 0 });
    const change = { collection: 'solutions', id: docs[0]?.id ?? 0 } as const;
    const before = await read();
    await payload.update({ ...change, data: { title: 'A title in a draft' }, draft: true });
    expect(await read()).toBe(before);
    await payload.update({ ...change, data: { _status: 'draft' } });
    expect(await read()).not.toBe(before);
    await payload.update({ ...change, data: { title: docs[0]?.title, _status: 'published' } });
  });

  test('does not move when the change is rolled back', async () => {
    const before = await read();
    await expect(
      content.payload.create({
        collection: 'success-stories',
        data: { name: 'x', designation: 'x', content: 'x', image: 999_999, _status: 'published' },
      }),
    ).rejects.toThrow();
    expect(await read()).toBe(before);
  });
});
