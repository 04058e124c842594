import type { Payload } from 'payload';
import { execute, hasQueue, sql } from '../../database/transaction.ts';
import { countDue } from './due.ts';
import { retentionKinds } from './kinds.ts';
import { limitsAt, nextRun, type Periods } from './periods.ts';

/** What the daily task would delete; dates are ISO, because it is sent as JSON. */
export type RetentionPreview = Awaited<ReturnType<typeof previewRetention>>;
export type PreviewRow = RetentionPreview['rows'][number];

/** References that are listed for each kind. */
const maxReferences = 10;

/** Counts what the daily task would delete now with these periods, and lists the latest receipts. */
export async function previewRetention(payload: Payload, periods: Periods, now: Date = new Date()) {
  const limits = limitsAt(now, periods);
  const rows = [];
  for (const kind of retentionKinds) {
    const { name, label, unit, counted, collection } = kind;
    const due = await countDue(execute(payload), kind, limits, maxReferences);
    const oldest = due.oldest?.toISOString() ?? null;
    rows.push({ kind: name, label, rule: `${periods[name]} ${unit} ${counted}`, collection, ...due, oldest });
  }
  const lastRun = await lastRetentionRun(payload);
  const { docs: receipts } = await payload.find({
    collection: 'retention-receipts',
    limit: 5,
    sort: '-createdAt',
    depth: 0,
    pagination: false,
  });
  return {
    rows,
    nextRun: nextRun(now).toISOString(),
    lastRun: lastRun && { ...lastRun, at: lastRun.at.toISOString() },
    receipts: receipts.map(({ id, summary, createdAt, held }) => ({ id, summary, at: createdAt, held })),
  };
}

/** The latest run of the daily task. */
export interface LastRun {
  state: 'done' | 'running' | 'waiting' | 'failed';
  at: Date;
  /** Error of its last attempt. */
  error: string | null;
}

/** Reads the latest run from the queue; null when there was none, or no queue yet. */
export async function lastRetentionRun(payload: Payload): Promise<LastRun | null> {
  const run = execute(payload);
  if (!(await hasQueue(run))) return null;
  const { rows } = await run(sql`
    select state::text as state, coalesce(completed_on, started_on, created_on) as at,
      output ->> 'message' as message
    from pgboss.job where name = 'retention' order by created_on desc limit 1`);
  const [row] = rows as { state: string; at: Date | string; message: string | null }[];
  // `retry` has failed at least once.
  const states: Record<string, LastRun['state']> = {
    completed: 'done',
    active: 'running',
    created: 'waiting',
  };
  return row ? { state: states[row.state] ?? 'failed', at: new Date(row.at), error: row.message } : null;
}
