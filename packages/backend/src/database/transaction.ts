import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

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
 * @param from a request, in the name of whose user it works, or Payload itself
 * @throws whatever the work throws, after the rollback; the database's error when the commit fails
 */
export async function inTransaction<T>(
  from: PayloadRequest | Payload,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const [payload, user] = 'payload' in from ? [from.payload, from.user] : [from];
  const { drizzle, sessions } = adapterOf(payload);
  const id = randomUUID();
  const ended = async () => {
    delete sessions[id];
  };
  try {
    const committed = await drizzle.transaction(async (db) => {
      sessions[id] = { db, resolve: ended, reject: ended };
      const req = await createLocalReq({ req: { transactionID: id }, ...(user && { user }) }, payload);
      const result = await work({ payload, req, execute: db.execute.bind(db) as Execute });
      await assertNotAborted(db);
      return result;
    });
    await sessions[id]?.resolve();
    return committed;
  } finally {
    delete sessions[id];
  }
}

/**
 * Throws when the transaction is aborted: PostgreSQL answers its COMMIT with ROLLBACK and
 * no error (SQL reference, "COMMIT"), but any other statement in it with 25P02.
 */
export async function assertNotAborted(db: Pick<PostgresAdapter['drizzle'], 'execute'>): Promise<void> {
  await db.execute(sql`select 1`);
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
 * Does what cannot be undone: after the commit of a request's transaction and not at all after a rollback, or at once
 * without a transaction. @param work must not throw
 */
export async function afterCommit(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const id = await req.transactionID;
  const session = id === undefined ? undefined : adapterOf(req.payload).sessions[id];
  if (!session) return work();
  const { resolve } = session;
  session.resolve = async () => {
    await resolve();
    await work();
  };
}

/** Returns a function that runs statements outside of transactions. */
export function execute(payload: Payload): Execute {
  const { drizzle } = adapterOf(payload);
  return drizzle.execute.bind(drizzle) as Execute;
}

/** Returns a function that runs statements in the transaction of a hook's `req`, if it has one. */
export function executeIn(req: PayloadRequest): Execute {
  const run = async (statement: Parameters<Execute>[0]) =>
    ((await sessionOf(req)) ?? adapterOf(req.payload).drizzle).execute(statement);
  return run as Execute;
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

/** How a record is being saved. Payload tells `beforeOperation` hooks alone. */
export interface SaveMode {
  /** As a draft beside the published version, not over it. */
  draft: boolean;
  /** By our own code, whatever the user of the request may do. */
  isSystem: boolean;
}

declare module 'payload' {
  /** What one hook or caller leaves in `req.context` for another. */
  interface RequestContext {
    /** Set by Payload while it restores a version. */
    isRestoringVersion?: boolean;
    /** A read by our own code in somebody's name: it limits and records what it reads by itself. */
    internalRead?: boolean;
    /** How records were saved in this request, by the slug of their collection or global. */
    saved?: Record<string, SaveMode>;
    /** `If-Match` was compared already, or names the version of another record. */
    preconditionTaken?: boolean;
    /** `beforeDelete` hooks are asked about a move to the trash. */
    isTrashing?: boolean;
    /** The published paths of pages before they changed, by id. */
    publishedPaths?: Record<number, string | undefined>;
    /** A stage is restored: that is no move of its own. */
    undoesMove?: boolean;
    /** Ids of the emails that leave with moves, by those of the applications. */
    moveMails?: Map<number, number>;
    /** The change concerns its message alone; whoever makes it sees to the rest of the conversation. */
    concernsOneMessage?: boolean;
    /** A sign-in that waits for the second factor: token, its expiry (Unix time in seconds) and next step. */
    pending?: { step: string; token: string; exp: number };
    /** Milliseconds of `performance.now()`. */
    signInStarted?: number;
    /** A new password is set in an account, or with a link. */
    newPassword?: boolean;
    passwordReset?: boolean;
  }
}

/** Milliseconds between two attempts to get the lock. */
const pollMs = 250;

/** Takes an advisory lock of PostgreSQL until the end of a transaction. @param execute of the transaction */
export async function lock(execute: Execute, name: string): Promise<void> {
  await execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * Serialises work among processes with an advisory lock of PostgreSQL, which a killed process releases with its
 * connection.
 */
export async function withAdvisoryLock<T>(
  payload: Payload,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const { pool } = payload.db as unknown as PostgresAdapter;
  const client = await pool.connect();
  const tryLock = async () => {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
      [name],
    );
    return rows[0]?.locked === true;
  };
  try {
    // Polled: a statement that waits for minutes would time out.
    while (!(await tryLock())) await pause(pollMs);
    return await work();
  } finally {
    // Ends the connection, and with it the lock.
    client.release(true);
  }
}

/** Remembers in the request how a record is saved, for `readSaveMode`. */
export function rememberSaveMode(req: PayloadRequest, slug: string, args: object): void {
  const mode = {
    draft: 'draft' in args && args.draft === true,
    isSystem: 'overrideAccess' in args && args.overrideAccess === true,
  };
  req.context.saved = { ...req.context.saved, [slug]: mode };
}

/** How the record of this collection or global was saved in this request; undefined before that. */
export function readSaveMode(req: PayloadRequest, slug: string): SaveMode | undefined {
  return req.context.saved?.[slug];
}
