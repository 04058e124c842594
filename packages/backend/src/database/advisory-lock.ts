import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { type Execute, sql } from './transaction.ts';

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
