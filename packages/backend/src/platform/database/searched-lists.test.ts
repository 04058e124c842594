import { afterAll, expect, test } from 'vitest';
import { openTestContent } from '../../../testing/open-content.ts';
import { inTransaction } from '../transaction/transaction.ts';

const content = await openTestContent();
const { payload } = content;
afterAll(content.close);

/** Reads a list as the staff side does. */
const list = (search: string, options: object = {}) =>
  payload.find({
    collection: 'blogs',
    draft: true,
    where: { title: { like: search } },
    depth: 0,
    ...options,
  });
const titles = ({ docs }: Awaited<ReturnType<typeof list>>) => docs.map(({ title }) => title);

test('shows every page in the order of the list, with its total', async () => {
  for (const sort of ['title', '-title', '-publishedOn', 'category']) {
    const all = await list('e', { sort, pagination: false });
    expect(all.docs.length).toBeGreaterThan(10);
    const pages = Math.ceil(all.docs.length / 4);
    for (let page = 1; page <= pages; page += 1) {
      const found = await list('e', { sort, page, limit: 4 });
      expect(titles(found)).toEqual(titles(all).slice(4 * page - 4, 4 * page));
      expect(found).toMatchObject({
        page,
        limit: 4,
        totalDocs: all.docs.length,
        totalPages: pages,
        pagingCounter: 4 * page - 3,
        prevPage: page === 1 ? null : page - 1,
        nextPage: page === pages ? null : page + 1,
      });
    }
  }
  expect(await list('xylophone')).toMatchObject({
    docs: [],
    totalDocs: 0,
    totalPages: 1,
    hasNextPage: false,
  });
});

test('finds the newest version alone, also of the transaction', async () => {
  const [doc] = (await list('e', { limit: 1 })).docs;
  if (!doc) throw new Error('no sample');
  await inTransaction(payload, async ({ req }) => {
    await payload.update({ collection: 'blogs', id: doc.id, data: { title: 'Quollwood' }, draft: true, req });
    expect((await list('quollwood', { req })).docs).toMatchObject([{ id: doc.id, _status: 'draft' }]);
  });
  expect((await list(doc.title)).totalDocs).toBe(0);
  expect((await list('quollwood')).totalDocs).toBe(1);
  expect((await list('quollwood', { draft: false })).totalDocs).toBe(0);
});
