import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { execute } from '../transaction.ts';

/** What became of the latest run of the daily job. */
export interface LastRun {
  state: 'done' | 'running' | 'waiting' | 'failed';
  at: Date;
  /** What went wrong at its last try. */
  error: string | null;
}

/** The latest run that the queue remembers; null when there was none, or no queue yet. */
export async function lastRetentionRun(payload: Payload): Promise<LastRun | null> {
  const run = execute(payload);
  const found = await run(sql`select to_regclass('pgboss.job') is not null as there`);
  if (!found.rows[0]?.there) return null;
  const { rows } = await run(sql`
    select state::text as state, coalesce(completed_on, started_on, created_on) as at,
      output ->> 'message' as message
    from pgboss.job where name = 'retention' order by created_on desc limit 1`);
  const [row] = rows as { state: string; at: Date | string; message: string | null }[];
  if (!row) return null;
  return { state: stateOf(row.state), at: new Date(row.at), error: row.message };
}

function stateOf(state: string): LastRun['state'] {
  if (state === 'completed') return 'done';
  if (state === 'active') return 'running';
  // `retry` has failed once at least and is tried again by itself.
  return state === 'created' ? 'waiting' : 'failed';
}
