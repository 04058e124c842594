import { randomUUID } from 'node:crypto';
import { openFolder } from '@riverfront/backend/storage/file-store';
import { pathOf } from '@riverfront/contract';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTestApp, testOrigin } from '../../testing/open-app.ts';
import { screenCalls } from '../../testing/screen-calls.ts';
import { createApp } from '../create-app.ts';

const site = await openTestApp();

/** Every call that the fixed screens make, and one item of each kind. */
const calls = [
  ...screenCalls,
  pathOf('serviceDetails', { id: 'sap-s4hana-migration' }),
  pathOf('solutionDetails', { id: 'successfactors-hr' }),
  pathOf('blogDetails', { id: 'clean-core-in-practice' }),
  pathOf('jobDetails', { id: 'sap-ewm-consultant-ahmedabad' }),
];

/** An app on the same content to which everything is always stale. */
const uncached = createApp({
  content: { payload: () => site.content.payload, ready: Promise.resolve(), close: async () => {} },
  revision: { current: () => randomUUID(), check: async () => {} },
  logger: pino({ level: 'error' }),
  media: openFolder(site.content.options.mediaDir),
  origin: testOrigin,
});

const pick = async (collection: 'jobs' | 'blogs' | 'media') => {
  const { docs } = await site.content.payload.find({ collection, limit: 1, depth: 0, sort: 'id' });
  if (!docs[0]) throw new Error(`There is none of ${collection}`);
  return docs[0].id;
};

test.each([
  ['a job', 'jobs', { title: 'A new title' }],
  ['an article', 'blogs', { title: 'A new title' }],
  ['a picture', 'media', { alt: 'A new description' }],
] as const)('after publishing %s no call answers what it answered before', async (_, collection, data) => {
  const { payload } = site.content;
  for (const path of calls) await site.app.request(path);
  const id = await pick(collection);
  await payload.update({ collection, id, data: { ...data, _status: 'published' } as object });
  await site.refresh();
  for (const path of calls) {
    const response = await site.app.request(path);
    expect(await response.text(), path).toBe(await (await uncached.request(path)).text());
  }
});
