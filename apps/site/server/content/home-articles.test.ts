import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/open-app.ts';

const site = await openTestApp();
const { payload } = site.content;

async function listArticles(): Promise<string[]> {
  await site.refresh();
  const { home } = await (await site.app.request('/api/api/home/list')).json();
  return home.blogSections.blogs.map(({ title }: { title: string }) => title);
}

async function pin(...blogs: number[]) {
  const { blogSections } = await payload.findGlobal({ slug: 'home', depth: 0 });
  const data = { blogSections: { ...blogSections, blogs }, _status: 'published' as const };
  await payload.updateGlobal({ slug: 'home', data });
}

test('shows pinned articles first and fills up with the newest, four in all', async () => {
  const { docs } = await payload.find({ collection: 'blogs', sort: ['-publishedOn', '-id'], depth: 0 });
  const [newest, second, third, fourth] = docs.map(({ title }) => title);
  const oldest = docs.at(-1);
  if (!docs[1] || !oldest) throw new Error('The sample company has too few articles.');
  await pin();
  expect(await listArticles()).toEqual([newest, second, third, fourth]);
  await pin(oldest.id, docs[1].id);
  expect(await listArticles()).toEqual([oldest.title, second, newest, third]);

  const { id: _id, key: _key, ...copy } = docs[1];
  const data = { ...copy, title: 'Published a moment ago', publishedOn: '2999-01-01T00:00:00.000Z' };
  await payload.create({ collection: 'blogs', data });
  expect(await listArticles()).toEqual([oldest.title, second, 'Published a moment ago', newest]);

  await payload.update({ collection: 'blogs', id: oldest.id, data: { _status: 'draft' } });
  expect(await listArticles()).toEqual([second, 'Published a moment ago', newest, third]);
});
