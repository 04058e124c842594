import type { Payload } from 'payload';
import { execute, inTransaction, sql } from '../transaction.ts';
import { indexScreen } from './hooks.ts';
import { screens } from './screens.ts';
import { entryOf, type SearchedCollection, searchedCollections } from './sources.ts';
import { searchVersion } from './version.ts';
import { writeEntry } from './write.ts';

/** Documents in one transaction: some hundred milliseconds each, far from the ten seconds that end one. */
const batch = 100;

/** Makes all entries when they were never made, or were made by an older version of this code. */
export async function ensureSearchIndex(payload: Payload, report?: (step: string) => void): Promise<void> {
  const { rows } = await execute(payload)<{ version: number }>(sql`select version from search_state`);
  if (rows[0]?.version === searchVersion) return;
  report?.('Making the search index');
  await rebuildSearchIndex(payload);
}

/**
 * Makes every entry again from what is published, and forgets those of documents that are not.
 * Visitors search all the while, and staff publish: a batch keeps others from writing entries from
 * before it reads until it has written, so that it never puts an older state over a newer one.
 * @returns how many documents and screens were read
 */
export async function rebuildSearchIndex(payload: Payload): Promise<number> {
  const { rows } = await execute(payload)<{ now: string }>(sql`select clock_timestamp()::text as now`);
  const began = rows[0]?.now ?? '';
  let read = 0;
  for (const slug of searchedCollections) {
    for (let after = 0; ; ) {
      const ids = await indexBatch(payload, slug, after);
      read += ids.length;
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
    }
  }
  await inTransaction(payload, async ({ req, execute: run }) => {
    await run(lock);
    for (const screen of screens) await indexScreen(req, screen);
    await run(sql`delete from search_entries where written_at < ${began}::timestamptz`);
    await run(sql`insert into search_state (version) values (${searchVersion})
      on conflict ("only") do update set version = excluded.version`);
  });
  return read + screens.length;
}

/** Held against other writers, not against readers, until the commit. */
const lock = sql`lock table search_entries in share row exclusive mode`;

async function indexBatch(payload: Payload, slug: SearchedCollection, after: number): Promise<number[]> {
  return inTransaction(payload, async ({ req, execute: run }) => {
    await run(lock);
    const { docs } = await payload.find({
      collection: slug,
      where: { id: { greater_than: after }, _status: { equals: 'published' } },
      sort: 'id',
      limit: batch,
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    });
    const { flattenedFields } = payload.collections[slug].config;
    for (const doc of docs)
      await writeEntry(run, { source: slug, record: String(doc.id) }, entryOf(slug, doc, flattenedFields));
    return docs.map(({ id }) => id);
  });
}
