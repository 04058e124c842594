import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { findAll } from '../database/records.ts';
import { execute, inTransaction, sql } from '../database/transaction.ts';

/** A table derived from content, and one with the version of the code that filled it. */
export interface DerivedIndex {
  table: 'search_entries';
  stateTable: 'search_state';
  /** Increment when rows are derived differently: the next start then rebuilds the index. */
  version: number;
  collections: CollectionSlug[];
  /** Indexes some documents. @returns how many */
  indexDocuments(req: PayloadRequest, collection: CollectionSlug, ids: number[]): Promise<number>;
  /** Indexes globals or screens. @returns how many */
  indexSingles(req: PayloadRequest): Promise<number>;
}

/** Documents per transaction, which takes some hundred milliseconds of the ten seconds it may. */
const batch = 100;

/** Rebuilds an index that was never built, or by an older version of the code. */
export async function ensureIndex(payload: Payload, index: DerivedIndex): Promise<void> {
  const state = sql.identifier(index.stateTable);
  const { rows } = await execute(payload)<{ version: number }>(sql`select version from ${state}`);
  if (rows[0]?.version !== index.version) await rebuildIndex(payload, index);
}

/**
 * Indexes all content again and deletes the rows of what is gone. Visitors and staff go on meanwhile: each batch
 * locks the table against writers before it reads, so that it never overwrites a newer state with an older one.
 * @returns how many documents and singles were indexed
 */
export async function rebuildIndex(payload: Payload, index: DerivedIndex): Promise<number> {
  const [table, state] = [sql.identifier(index.table), sql.identifier(index.stateTable)];
  const lock = sql`lock table ${table} in share row exclusive mode`;
  const { rows } = await execute(payload)<{ now: string }>(sql`select clock_timestamp()::text as now`);
  const startedAt = rows[0]?.now ?? '';
  let indexed = 0;
  for (const collection of index.collections)
    for (let last: number | undefined = 0; last !== undefined; )
      last = await inTransaction(payload, async ({ req, execute: run }) => {
        await run(lock);
        const ids = await listIds(req, collection, last ?? 0);
        if (ids.length > 0) indexed += await index.indexDocuments(req, collection, ids);
        return ids.at(-1);
      });
  await inTransaction(payload, async ({ req, execute: run }) => {
    await run(lock);
    indexed += await index.indexSingles(req);
    await run(sql`delete from ${table} where written_at < ${startedAt}::timestamptz`);
    await run(sql`insert into ${state} (version) values (${index.version})
      on conflict ("only") do update set version = excluded.version`);
  });
  return indexed;
}

async function listIds(req: PayloadRequest, collection: CollectionSlug, after: number): Promise<number[]> {
  const options = { sort: 'id', limit: batch, select: {} };
  const docs = await findAll(req, collection, { id: { greater_than: after } }, options);
  return docs.map(({ id }) => Number(id));
}
