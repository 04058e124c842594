import { openTestContent } from '@riverfront/backend/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { keepRows } from './related-documents.ts';
import { revisionsOf } from './revision.ts';

const content = await openTestContent();
afterAll(content.close);

test('reads kept rows again only after a publication of their kind', async () => {
  const { payload } = content;
  const read = vi.spyOn(payload.db, 'find');
  let published = { jobs: '1', blogs: '1' };
  const revision = () => revisionsOf({ all: '1', byKind: new Map(Object.entries(published)) });
  keepRows(
    payload.db,
    (reads) => revision()(reads),
    (req) => !req?.context?.isFresh,
  );
  const find = (isFresh = false) =>
    payload.find({ collection: 'jobs', limit: 2, depth: 1, context: { isFresh } });
  const first = await find();
  expect(first.docs).toHaveLength(2);
  const untouched = structuredClone(first);
  Object.assign(first.docs[0] ?? {}, { title: 'Changed by whoever read it' });
  published = { jobs: '1', blogs: '2' };
  expect(await find()).toEqual(untouched);
  expect(read).toHaveBeenCalledTimes(1);
  await find(true);
  expect(read).toHaveBeenCalledTimes(2);
  published = { jobs: '2', blogs: '2' };
  expect(await find()).toEqual(untouched);
  expect(read).toHaveBeenCalledTimes(3);
});
