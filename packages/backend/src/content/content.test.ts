import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTestContent } from '../../testing/open-content.ts';
import { today } from '../time/company-time.ts';
import { pageSectionsField, sectionsField } from './sections.ts';

const content = await openTestContent();
const { payload } = content;

type Changed = 'blogs' | 'services' | 'solutions' | 'success-stories';

async function findFirst<S extends Changed>(collection: S) {
  const { docs } = await payload.find({ collection, limit: 1, depth: 0 });
  if (!docs[0]) throw new Error('no sample content');
  return docs[0];
}

const update = (collection: Changed, id: number, data: object, draft = false) =>
  payload.update({ collection, id, data: data as never, draft });

test('the picker has a drawing of each kind of section', () => {
  const drawings = resolve(import.meta.dirname, '../../../../apps/cms/public/sections');
  const slugs = [...sectionsField.blocks, ...pageSectionsField.blocks].map(({ slug }) => slug);
  expect(slugs.filter((slug) => !existsSync(`${drawings}/${slug}.svg`))).toEqual([]);
});

test('a new article and a new case study have the day of today', async () => {
  for (const collection of ['blogs', 'cases'] as const) {
    const data = { title: 'Written today' } as never;
    const { id, publishedOn } = await payload.create({ collection, data, draft: true });
    await payload.delete({ collection, id });
    expect(publishedOn).toBe(today());
  }
});

test('publishes a text with a picture as the editor inserts it, without any field of its own', async () => {
  const { id, description } = await findFirst('blogs');
  const [picture] = (await payload.find({ collection: 'media', limit: 1, depth: 0 })).docs;
  const upload = { type: 'upload', version: 3, id: 'a', fields: {}, relationTo: 'media', value: picture?.id };
  const { root } = structuredClone(description);
  root.children.push({ ...upload, format: '' });
  await expect(update('blogs', id, { description: { root }, _status: 'published' })).resolves.toBeTruthy();
});

describe('the sample content', () => {
  test('is loaded once, and keeps what editors change or delete', async () => {
    const blog = await findFirst('blogs');
    const count = async () => (await payload.count({ collection: 'success-stories' })).totalDocs;
    const stories = await count();
    await update('blogs', blog.id, { title: 'Changed by an editor' });
    await payload.delete({ collection: 'success-stories', id: (await findFirst('success-stories')).id });

    expect(await content.prepareAgain()).toEqual(content.prepared);

    expect((await payload.findByID({ collection: 'blogs', id: blog.id })).title).toBe('Changed by an editor');
    expect(await count()).toBe(stories - 1);
    const where = { name: { equals: 'Administrator' } };
    expect((await payload.count({ collection: 'users', where })).totalDocs).toBe(1);
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
});
