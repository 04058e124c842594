import { randomUUID } from 'node:crypto';
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { assertNotAborted } from './checked-commits.ts';
import { everything, recordReads } from './reads.ts';
import type {} from './request-context.ts';

/** Runs SQL of the tag `sql`, which makes every value a parameter. */
export type Execute = PostgresAdapter['drizzle']['execute'];

/** A database transaction for Payload's operations and SQL statements. */
export interface Transaction {
  payload: Payload;
  /** Pass it to every Payload operation of the transaction. */
  req: PayloadRequest;
  execute: Execute;
}

export { sql };

/**
 * Runs work in one transaction and returns after the commit.
 * @throws whatever the work throws, after the rollback; the database's error when the commit fails
 */
export async function inTransaction<T>(
  payload: Payload,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { drizzle, sessions } = adapterOf(payload);
  const id = randomUUID();
  const ended = async () => {
    delete sessions[id];
  };
  try {
    return await drizzle.transaction(async (db) => {
      sessions[id] = { db, resolve: ended, reject: ended };
      const req = await createLocalReq({ req: { transactionID: id } }, payload);
      const result = await work({ payload, req, execute: db.execute.bind(db) as Execute });
      await assertNotAborted(db);
      return result;
    });
  } finally {
    delete sessions[id];
  }
}

/**
 * Returns the transaction of a hook's request.
 * @throws {Error} when it has none
 */
export async function transactionOf(req: PayloadRequest): Promise<Transaction> {
  const db = await sessionOf(req);
  if (!db) throw new Error('This has to be done in a transaction.');
  return { payload: req.payload, req, execute: db.execute.bind(db) as Execute };
}

/**
 * Returns a function that runs statements outside of transactions.
 * @param reads the kinds of content that they read, for the page cache
 */
export function execute(payload: Payload, reads: Iterable<string> = [everything]): Execute {
  const { drizzle } = adapterOf(payload);
  recordReads(reads);
  return drizzle.execute.bind(drizzle) as Execute;
}

/** Returns a function that runs statements in the transaction of a hook's `req`, if it has one. */
export async function executeIn(req: PayloadRequest): Promise<Execute> {
  const db = (await sessionOf(req)) ?? adapterOf(req.payload).drizzle;
  return db.execute.bind(db) as Execute;
}

async function sessionOf(req: PayloadRequest) {
  const id = await req.transactionID;
  return id === undefined ? undefined : adapterOf(req.payload).sessions[id]?.db;
}

/** Whether the queue has its tables, which the site's first start creates. */
export async function hasQueue(run: Execute): Promise<boolean> {
  const { rows } = await run(sql`select to_regclass('pgboss.job') is not null as present`);
  return rows[0]?.present === true;
}

function adapterOf(payload: Payload): PostgresAdapter {
  return payload.db as unknown as PostgresAdapter;
}
