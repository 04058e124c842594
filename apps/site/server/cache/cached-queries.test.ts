import { trackReads } from '@riverfront/backend/database/reads';
import { openTestContent } from '@riverfront/backend/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { cacheQueries } from './cached-queries.ts';
import { revisionsOf } from './revision.ts';

const content = await openTestContent();
afterAll(content.close);

test('reads again only after a publication of the kind, and for what is not cached itself', async () => {
  const { payload } = content;
  const read = vi.spyOn(payload.db, 'find');
  let published = { jobs: '1', blogs: '1' };
  const revision = () => revisionsOf({ all: '1', byKind: new Map(Object.entries(published)) });
  cacheQueries(payload.db, (reads) => revision()(reads));
  const find = () => payload.find({ collection: 'jobs', limit: 2, depth: 1 });
  const findTracked = () => trackReads(new Set(), find);
  const first = await findTracked();
  expect(first.docs).toHaveLength(2);
  const untouched = structuredClone(first);
  Object.assign(first.docs[0] ?? {}, { title: 'Changed by whoever read it' });
  published = { jobs: '1', blogs: '2' };
  expect(await findTracked()).toEqual(untouched);
  expect(read).toHaveBeenCalledTimes(1);
  await find();
  expect(read).toHaveBeenCalledTimes(2);
  published = { jobs: '2', blogs: '2' };
  expect(await findTracked()).toEqual(untouched);
  expect(read).toHaveBeenCalledTimes(3);
});
