import { APIError, type GlobalConfig, type Payload } from 'payload';
import { z } from 'zod';
import { endpoint } from '../../accounts/endpoint.ts';
import { administrators } from '../../accounts/roles.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findAll } from '../../database/records.ts';
import { execute, hasQueue, inTransaction, sql } from '../../database/transaction.ts';
import { panel, row } from '../../fields/factories.ts';
import { waitForQueue } from '../../queue/queue.ts';
import { staffSideOf } from '../../staff-side.ts';
import { countDue } from './due.ts';
import {
  limitsAt,
  nextRun,
  type OwnPeriods,
  type Periods,
  periodError,
  periodField,
  promisedBy,
  readPeriods,
  retentionKinds,
} from './periods.ts';

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
  const receipts = await findAll(payload, 'retention-receipts', {}, { limit: 5, sort: '-createdAt' });
  return {
    rows,
    nextRun: nextRun(now).toISOString(),
    lastRun: lastRun && { ...lastRun, at: lastRun.at.toISOString() },
    receipts: receipts.map(({ id, summary, createdAt, held }) => ({ id, summary, at: createdAt, held })),
  };
}

/** The latest run of the daily task. */
interface LastRun {
  state: 'done' | 'running' | 'waiting' | 'failed';
  at: Date;
  /** Error of its last attempt. */
  error: string | null;
}

/** Payload instances whose database has the tables of the queue. */
const withQueue = new WeakSet<Payload>();

/** Reads the latest run from the queue; null when there was none, or no queue yet. */
async function lastRetentionRun(payload: Payload): Promise<LastRun | null> {
  const run = execute(payload);
  if (!withQueue.has(payload) && !(await hasQueue(run))) return null;
  withQueue.add(payload);
  const { rows } = await run<{ state: string; at: string; message: string | null }>(sql`
    select state::text as state, coalesce(completed_on, started_on, created_on) as at,
      output ->> 'message' as message
    from pgboss.job where name = 'retention' order by created_on desc limit 1`);
  const [row] = rows;
  // `retry` has failed at least once.
  const states: Record<string, LastRun['state']> = {
    completed: 'done',
    active: 'running',
    created: 'waiting',
  };
  return row ? { state: states[row.state] ?? 'failed', at: new Date(row.at), error: row.message } : null;
}

/** `POST /api/globals/retention/preview`: what would be deleted with periods that need not be saved. */
const previewEndpoint = endpoint({
  method: 'post',
  path: '/preview',
  roles: [],
  body: z.record(z.string(), z.unknown()),
  async handler({ payload }, { body }) {
    const periods = { ...(await readPeriods(payload)), ...checkPeriods(body) };
    return previewRetention(payload, periods);
  },
});

/** `POST /api/globals/retention/run`: runs the daily task now, with the saved periods. */
const runEndpoint = endpoint({
  method: 'post',
  path: '/run',
  roles: [],
  async handler(from) {
    const { queue } = staffSideOf(from.payload);
    await waitForQueue(queue);
    await inTransaction(from, async (transaction) => {
      await recordAudit(transaction.req, {
        action: 'changed',
        kind: 'retention',
        summary: 'Started the deletion of what is due',
      });
      await queue.send(transaction, 'retention', {});
    });
    return { message: 'The deletion has been started. Its receipts appear here.' };
  },
});

/** @throws {APIError} 400 that names the first invalid period */
function checkPeriods(body: Record<string, unknown>): OwnPeriods {
  for (const { name, label, unit } of retentionKinds) {
    const error = name in promisedBy ? undefined : periodError(body[name], unit);
    if (error) throw new APIError(`${label}: ${error}`, 400);
  }
  return body as unknown as OwnPeriods;
}

/** Retention periods; the daily task deletes what is older. */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: 'Retention',
  admin: {
    description:
      'How long personal data is kept. A daily task deletes what is older, unless it is on legal hold. Messages and applications are kept as long as the notice beside their form promises; change that under Forms.',
  },
  access: { read: administrators, update: administrators },
  endpoints: [previewEndpoint, runEndpoint],
  fields: [
    row(
      periodField('spam', 'Messages marked as spam', 'days', 30),
      periodField('mails', 'Records of sent emails', 'days', 90),
      periodField('audit', 'Audit trail', 'months', 24),
    ),
    panel('preview', '/admin/privacy/preview#RetentionPreview'),
  ],
};
