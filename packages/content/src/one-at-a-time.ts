import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { Pool } from 'pg';

/** Any number that nobody else takes: “riverfront prepare”. */
const lockNumber = 7_483_920_161;

/** Setting up takes a minute at most; after so many milliseconds whoever does it hangs. */
const patienceMs = 300_000;

/**
 * Does work that only one process may do at a time, of all that use the same
 * database: several nodes of a new version start together and each would migrate.
 * @throws {Error} when the others take longer than five minutes
 */
export async function oneAtATime<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const { pool } = payload.db as unknown as { pool: Pool };
  // The lock belongs to this connection and goes with it, whatever happens to the process.
  const client = await pool.connect();
  try {
    const deadline = Date.now() + patienceMs;
    // Asked again and again, because a statement that waits is ended after ten seconds.
    while (!(await client.query('select pg_try_advisory_lock($1) as got', [lockNumber])).rows[0]?.got) {
      if (Date.now() > deadline) throw new Error('Another process has been setting up the database for too long.');
      await pause(500);
    }
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => {});
    client.release();
  }
}
