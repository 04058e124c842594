import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** Milliseconds between two looks at whether the other one is done. */
const askEvery = 250;

/**
 * Does work while no other process does work of the same name on this database.
 * The lock is a connection's (PostgreSQL's advisory locks), so one that is
 * killed gives it back. On the embedded database, which is one connection to
 * everybody, it holds nobody off; there is only one start of it.
 * @param onWait called once when another process is at it
 */
export async function oneAtATime<T>(
  payload: Payload,
  name: string,
  work: () => Promise<T>,
  onWait?: () => void,
): Promise<T> {
  const { pool } = payload.db as unknown as PostgresAdapter;
  const client = await pool.connect();
  try {
    // Asked again and again: a statement that waits for minutes would be given up.
    for (let tries = 0; !(await hasLock()); tries += 1) {
      if (tries === 0) onWait?.();
      await pause(askEvery);
    }
    return await work();
  } finally {
    // Ends the connection, and with it the lock, whatever became of either.
    client.release(true);
  }

  async function hasLock(): Promise<boolean> {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
      [name],
    );
    return rows[0]?.locked === true;
  }
}
