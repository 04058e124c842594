import { randomUUID } from 'node:crypto';
import { openFolder } from '@riverfront/backend/storage/file-store';
import { pathOf } from '@riverfront/contract';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTestApp, testOrigin } from '../../testing/open-app.ts';
import { createApp } from '../create-app.ts';
import { screenKeys } from './page-cache.ts';
import { isShareable } from './snapshot.ts';

const site = await openTestApp();

/** Every call that the fixed screens make, and one item of each kind. */
const calls = [
  ...[...screenKeys].filter((key) => key.startsWith('/api/') && isShareable(key)),
  pathOf('serviceDetails', { id: 'sap-s4hana-migration' }),
  pathOf('solutionDetails', { id: 'successfactors-hr' }),
  pathOf('blogDetails', { id: 'clean-core-in-practice' }),
  pathOf('jobDetails', { id: 'sap-ewm-consultant-ahmedabad' }),
];

/** Requests each call and returns what it answered and whether that came from the cache. */
async function readAll() {
  const answers = new Map<string, { body: string; cache: string | null }>();
  for (const path of calls) {
    const response = await site.app.request(path);
    answers.set(path, { body: await response.text(), cache: response.headers.get('x-cache') });
  }
  return answers;
}

const { db } = site.content.payload;
const pickQueries = () => ({ find: db.find, findGlobal: db.findGlobal, count: db.count });
const uncachedQueries = pickQueries();

/** Creates an app on the same content to which everything is always stale. */
function createUncachedApp() {
  Object.assign(db, uncachedQueries);
  return createApp({
    content: { payload: () => site.content.payload, ready: Promise.resolve(), close: async () => {} },
    revision: { current: () => randomUUID(), check: async () => {} },
    logger: pino({ level: 'error' }),
    media: openFolder(site.content.options.mediaDir),
    origin: testOrigin,
  });
}

const pick = async (collection: 'jobs' | 'blogs' | 'offices' | 'media') => {
  const { docs } = await site.content.payload.find({ collection, limit: 1, depth: 0, sort: 'id' });
  if (!docs[0]) throw new Error(`There is none of ${collection}`);
  return docs[0].id;
};

test.each([
  ['a job', 'jobs', { title: 'A new title' }],
  ['an article', 'blogs', { title: 'A new title' }],
  ['a picture', 'media', { alt: 'A new description' }],
] as const)('publishing %s renders again what shows it, and leaves the rest', async (_, collection, data) => {
  const { payload } = site.content;
  await site.refresh();
  await readAll();
  await payload.update({
    collection,
    id: await pick(collection),
    data: { ...data, _status: 'published' } as object,
  });
  await site.refresh();
  const after = await readAll();
  const hits = [...after].filter(([, { cache }]) => cache === 'hit');
  expect(hits.length).toBeGreaterThan(calls.length / 4);
  expect(hits.length).toBeLessThan(calls.length);
  // Neither what was left nor what was read again differs from what is read anew as a whole.
  const cachedQueries = pickQueries();
  const uncached = createUncachedApp();
  for (const [path, { body }] of after) expect(await (await uncached.request(path)).text(), path).toBe(body);
  Object.assign(db, cachedQueries);
});
