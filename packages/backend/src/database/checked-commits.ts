import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { assertNotAborted } from './transaction.ts';

/**
 * Makes operations throw when their commit fails.
 *
 * Payload's own `commitTransaction` catches the error of COMMIT and
 * `beginTransaction` catches it once more (`@payloadcms/drizzle` 3.90.1,
 * payloadcms/payload pull request 17727), so "Updated successfully" was answered
 * for what a lost connection had rolled back: every save whose commit fails is lost without a word.
 */
export function checkCommits(adapter: PostgresAdapter): void {
  Object.assign(adapter, { beginTransaction, commitTransaction });
}

/** Opens a transaction that ends when its session is resolved or rejected. */
async function beginTransaction(
  this: PostgresAdapter,
  options: Parameters<PostgresAdapter['beginTransaction']>[0],
): Promise<string> {
  await this.initializing;
  const begun = Promise.withResolvers<PostgresAdapter['sessions'][string]['db']>();
  const ended = Promise.withResolvers<void>();
  const done = this.drizzle.transaction(
    async (db) => {
      begun.resolve(db);
      await ended.promise;
      await assertNotAborted(db);
    },
    options ?? (this.transactionOptions as typeof options),
  );
  // Before the transaction begins this reports that it cannot; afterwards it only marks `done` as handled.
  done.catch(begun.reject);
  const db = await begun.promise;
  const id = randomUUID();
  this.sessions[id] = {
    db,
    resolve: () => {
      ended.resolve();
      return done;
    },
    reject: async () => {
      ended.reject(new Error('The transaction is rolled back.'));
      await done.catch(() => undefined);
    },
  };
  return id;
}

/**
 * Commits and returns when the database has confirmed it.
 * @throws the database's error, and when the transaction was rolled back before
 */
async function commitTransaction(
  this: PostgresAdapter,
  incoming: Parameters<PostgresAdapter['commitTransaction']>[0],
): Promise<void> {
  const id = String(await incoming);
  const session = this.sessions[id];
  // An operation that fails rolls back the transaction of the one that called it, which may not know.
  if (!session) throw new Error('The transaction was rolled back before it was committed.');
  delete this.sessions[id];
  await session.resolve();
}
