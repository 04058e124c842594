import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createAccount } from '../../testing/accounts.ts';
import { openTestContent } from '../../testing/open-content.ts';

const content = await openTestContent();
const { payload } = content;
afterAll(content.close);

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
  return (await payload.count({ collection })).totalDocs;
}

async function findFirst<S extends Counted>(collection: S) {
  const { docs } = await payload.find({ collection, limit: 1, depth: 0 });
  if (!docs[0]) throw new Error('no sample content');
  return docs[0];
}

const update = (collection: Counted, id: number, data: object, draft = false) =>
  payload.update({ collection, id, data: data as never, draft });

describe('the sample content', () => {
  test.each(Object.entries(counts))('has %s: %i', async (collection, expected) => {
    expect(await count(collection as Counted)).toBe(expected);
  });

  test('has 13 active jobs, two videos among the highlights and six privacy sections', async () => {
    const active = await payload.count({ collection: 'jobs', where: { availability: { equals: 'active' } } });
    expect(active.totalDocs).toBe(13);
    const isVideo = { seedKey: { like: 'highlights/' }, mimeType: { like: 'video/' } };
    expect((await payload.count({ collection: 'media', where: isVideo })).totalDocs).toBe(2);
    const where = { document: { equals: 'Privacy Policy' } };
    expect((await payload.count({ collection: 'legal-sections', where })).totalDocs).toBe(6);
  });

  test('is loaded once, and keeps what editors change or delete', async () => {
    const blog = await findFirst('blogs');
    await update('blogs', blog.id, { title: 'Changed by an editor' });
    await payload.delete({ collection: 'success-stories', id: (await findFirst('success-stories')).id });

    expect(await content.prepareAgain()).toEqual(content.prepared);

    expect((await payload.findByID({ collection: 'blogs', id: blog.id })).title).toBe('Changed by an editor');
    expect(await count('success-stories')).toBe(7);
    expect(await count('blogs')).toBe(24);
    const where = { name: { equals: 'Administrator' } };
    expect((await payload.count({ collection: 'users', where })).totalDocs).toBe(1);
  });

  test('has a first account with a random password', async () => {
    const { firstUser } = content.prepared;
    expect(firstUser?.password).toMatch(/^[\w-]{24}$/);
    const data = { email: firstUser?.email ?? '', password: firstUser?.password ?? '' };
    const signedIn = await payload.login({ collection: 'users', data });
    expect(signedIn.user?.roles).toEqual(['administrator']);
  });
});

describe('visitors', () => {
  // Page heroes cannot be unpublished (docs/decisions/0051).
  const unpublishable = counted.filter((slug) => slug !== 'page-contents');

  test.each(unpublishable)('see only published %s', async (collection) => {
    const { id } = await findFirst(collection);
    const count = () => payload.count({ collection, where: { id: { equals: id } }, overrideAccess: false });
    await update(collection, id, { _status: 'draft' });
    expect((await count()).totalDocs).toBe(0);
    await update(collection, id, { _status: 'published' });
    expect((await count()).totalDocs).toBe(1);
  });

  test('see no accounts and change nothing', async () => {
    await expect(payload.find({ collection: 'users', overrideAccess: false })).rejects.toThrow();
    for (const collection of [...counted, 'media', 'users'] as const) {
      const access = { collection, overrideAccess: false };
      await expect(payload.create({ ...access, data: {} as never })).rejects.toThrow(/not allowed/);
      const all = { id: { exists: true } };
      await expect(payload.delete({ ...access, where: all })).rejects.toThrow(/not allowed/);
    }
    for (const slug of ['home', 'about', 'menus', 'settings', 'content-revision'] as const) {
      const change = payload.updateGlobal({ slug, data: {}, overrideAccess: false });
      await expect(change).rejects.toThrow(/not allowed/);
    }
  });
});

describe('staff', () => {
  test.each([
    ['editor', 'services', true],
    ['editor', 'jobs', false],
    ['recruiter', 'jobs', true],
    ['recruiter', 'services', false],
    ['sales', 'jobs', false],
    ['sales', 'services', false],
    ['administrator', 'services', true],
  ] as const)('as %s may change %s: %s', async (role, collection, allowed) => {
    const user = await createAccount(payload, { roles: [role] });
    const { id, title } = await findFirst(collection);
    const change = payload.update({ collection, id, data: { title }, user, overrideAccess: false });
    if (allowed) await expect(change).resolves.toBeTruthy();
    else await expect(change).rejects.toThrow(/not allowed/);
  });

  test('cannot make themselves administrators', async () => {
    const user = await createAccount(payload, { roles: ['editor'] });
    const own = { collection: 'users', id: user.id } as const;
    const data = { roles: ['administrator' as const], name: 'Climber' };
    await payload.update({ ...own, data, user, overrideAccess: false });
    const after = await payload.findByID(own);
    expect(after).toMatchObject({ name: 'Climber', roles: ['editor'] });
  });
});

describe('keys', () => {
  const createStory = async (name: string) => {
    const image = (await payload.find({ collection: 'media', limit: 1 })).docs[0]?.id ?? 0;
    const data = { name, designation: 'x', content: 'x', image, _status: 'published' as const };
    return payload.create({ collection: 'success-stories', data, depth: 0 });
  };

  test('are made from the first title, unique and permanent', async () => {
    const first = await createStory('Ann Óg & Sons');
    expect(first.key).toBe('ann-og-and-sons');
    expect((await createStory('Ann Óg & Sons')).key).toBe('ann-og-and-sons-2');
    expect((await createStory('***')).key).toBe('item');
    const renamed = await update('success-stories', first.id, { name: 'Another name', key: 'forged' });
    expect(renamed).toMatchObject({ name: 'Another name', key: 'ann-og-and-sons' });
  });
});

describe('uploads', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = (alt: string, name: string, data: Buffer, mimetype: string) => {
    const file = { name, data, mimetype, size: data.length };
    return payload.create({ collection: 'media', data: { alt }, file });
  };

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

  test('are rejected when they can carry script', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await expect(upload('A drawing', 'x.svg', svg, 'image/svg+xml')).rejects.toThrow();
    await expect(upload('A drawing', 'x.png', svg, 'image/png')).rejects.toThrow();
  });
});

describe('the revision', () => {
  const read = async () => (await payload.findGlobal({ slug: 'content-revision' })).value;

  test('changes with publications and deletions, not with drafts', async () => {
    const seen = [await read()];
    await update('services', (await findFirst('services')).id, { title: 'New title' });
    seen.push(await read());
    await payload.updateGlobal({ slug: 'settings', data: { tagline: 'Another one' } });
    seen.push(await read());
    expect(new Set(seen).size).toBe(3);

    const data = { name: 'Nowhere' } as never;
    const draft = await payload.create({ collection: 'offices', data, draft: true });
    expect(await read()).toBe(seen.at(-1));
    await payload.delete({ collection: 'offices', id: draft.id });
    expect(await read()).not.toBe(seen.at(-1));
  });

  test('changes when a document with a newer draft is unpublished', async () => {
    const { id, title } = await findFirst('solutions');
    const before = await read();
    await update('solutions', id, { title: 'A title in a draft' }, true);
    expect(await read()).toBe(before);
    await update('solutions', id, { _status: 'draft' });
    expect(await read()).not.toBe(before);
    await update('solutions', id, { title, _status: 'published' });
  });

  test('does not change when a transaction is rolled back', async () => {
    const before = await read();
    const data = { name: 'x', designation: 'x', content: 'x', image: 999_999, _status: 'published' as const };
    await expect(payload.create({ collection: 'success-stories', data })).rejects.toThrow();
    expect(await read()).toBe(before);
  });
});
