import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload';
import { execute, inTransaction, sql } from '../transaction.ts';
import { isContent, isPage, readGlobal } from './read-states.ts';
import { noteDocuments } from './with-mentions.ts';
import { writeMentions } from './write-mentions.ts';

/** Raise it when mentions are found differently: the next start then reads all content again. */
const mentionsVersion = 2;

/** Documents in one transaction: far from the ten seconds that end one. */
const batch = 100;

/** Reads all content once when its mentions were never written, or by an older version of this code. */
export async function ensureMentions(payload: Payload, report?: (step: string) => void): Promise<void> {
  const { rows } = await execute(payload)<{ version: number }>(sql`select version from mentions_state`);
  if (rows[0]?.version === mentionsVersion) return;
  report?.('Noting what is used where');
  await rebuildMentions(payload);
}

/**
 * Writes the mentions of all content again, and forgets those of documents that are gone. Staff may save all
 * the while: a batch keeps others from writing mentions from before it reads until it has written.
 */
async function rebuildMentions(payload: Payload): Promise<void> {
  const { rows } = await execute(payload)<{ now: string }>(sql`select clock_timestamp()::text as now`);
  const began = rows[0]?.now ?? '';
  for (const collection of payload.config.collections.filter(isContent)) {
    for (let after: number | undefined = 0; after !== undefined; )
      after = await rebuildBatch(payload, collection, after);
  }
  await inTransaction(payload, async ({ req, execute: run }) => {
    await run(lock);
    for (const global of payload.config.globals.filter(isPage))
      await writeMentions(run, global.slug, [global.slug], await readGlobal(req, global));
    await run(sql`delete from mentions where written_at < ${began}::timestamptz`);
    await run(sql`insert into mentions_state (version) values (${mentionsVersion})
      on conflict ("only") do update set version = excluded.version`);
  });
}

/** Held against other writers, not against readers, until the commit. */
const lock = sql`lock table mentions in share row exclusive mode`;

/** @returns the last number of the batch; undefined when there was none */
async function rebuildBatch(
  payload: Payload,
  collection: SanitizedCollectionConfig,
  after: number,
): Promise<number | undefined> {
  return inTransaction(payload, async ({ req, execute: run }) => {
    await run(lock);
    const { docs } = await payload.find({
      collection: collection.slug as CollectionSlug,
      where: { id: { greater_than: after } },
      sort: 'id',
      limit: batch,
      pagination: false,
      depth: 0,
      select: {},
      overrideAccess: true,
      req,
    });
    const ids = docs.map(({ id }) => Number(id));
    if (ids.length > 0) await noteDocuments(req, collection, ids);
    return ids.at(-1);
  });
}
