import type { ResponseOf } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../testing/open-app.ts';

const site = await openTestApp();
const { payload } = site.content;

async function listArticles(query = ''): Promise<ResponseOf<'blogs'>> {
  await site.refresh();
  return (await site.app.request(`/api/blogs/list?page=1&limit=20${query}`)).json();
}

test('articles name their author; each filter offers only what it finds beside the other', async () => {
  const { filters, pagination } = await listArticles();
  expect(filters.category.reduce((sum, { total }) => sum + total, 0)).toBe(pagination.total);
  for (const { value, total } of filters.author) {
    const found = await listArticles(`&author=${value}`);
    expect(found.blogs.map(({ author }) => author?._id)).toEqual(Array(total).fill(value));
    for (const category of found.filters.category) {
      const both = await listArticles(`&author=${value}&category=${category.value}`);
      expect(both.pagination.total).toBe(category.total);
      expect(both.blogs.every((blog) => blog.category.value === category.value)).toBe(true);
    }
  }
  for (const unknown of ['&category=none', '&author=nobody'])
    expect((await listArticles(unknown)).blogs).toEqual([]);
  expect((await site.app.request('/api/blogs/list?category=SAP!')).status).toBe(400);
});

test('a draft author is named nowhere, and offered in no filter', async () => {
  const [first] = (await listArticles()).filters.author;
  const where = { key: { equals: first?.value } };
  await payload.update({ collection: 'team-members', where, data: { _status: 'draft' } });
  const { blogs, filters } = await listArticles();
  expect(filters.author.map(({ value }) => value)).not.toContain(first?.value);
  expect(JSON.stringify(blogs)).not.toContain(first?.label);
});
