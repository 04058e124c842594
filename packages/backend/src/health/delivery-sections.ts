import { type Execute, hasQueue, sql } from '../database/transaction.ts';
import type { SiteProcess } from './process-report.ts';
import { createSection, formatSeconds, formatWaiting, type Section } from './section.ts';

interface EmailRow {
  waiting: number;
  failed: number;
  oldest: number | null;
  last_sent: number | null;
}

/** Emails are retried for a day; one that waits this long needs attention. */
const lateEmailSeconds = 900;

/** Outgoing emails: transport, last one sent, waiting and failed. */
export async function emailSection(execute: Execute, process: SiteProcess | undefined): Promise<Section> {
  const { rows } = await execute(sql`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'failed' and kind <> 'one-time-code')::int as failed,
      extract(epoch from now() - min(created_at) filter (where state = 'waiting'))::int as oldest,
      extract(epoch from now() - max(sent_at) filter (where last_error is null))::int as last_sent
    from mails`);
  const [row] = rows as unknown as EmailRow[];
  const { waiting = 0, failed = 0, oldest = null, last_sent: lastSent = null } = row ?? {};
  const href = (state: string) => `/collections/mails?where[or][0][and][0][state][equals]=${state}`;
  return createSection('Email', [
    {
      label: 'Sent by',
      value: process
        ? (process.report.mail ?? 'nobody: emails are stored in the outbox folder')
        : 'not known',
      state: process?.report.mail ? 'ok' : 'warning',
    },
    { label: 'Last sent', value: lastSent === null ? 'never' : `${formatSeconds(lastSent)} ago` },
    {
      label: 'Waiting',
      value: formatWaiting(waiting, oldest),
      state: (oldest ?? 0) > lateEmailSeconds ? 'failing' : 'ok',
      href: href('waiting'),
    },
    { label: 'Failed', value: String(failed), state: failed > 0 ? 'warning' : 'ok', href: href('failed') },
  ]);
}

interface QueueRow {
  name: string;
  waiting: number;
  retrying: number;
  failed: number;
  /** Seconds that the oldest due task has waited. */
  oldest: number | null;
}

/** A task waits two seconds at most while a worker is alive. */
const lateTaskSeconds = 300;

/** The background queue: tasks that wait, are retried, and failed in the last day. */
export async function queueSection(execute: Execute): Promise<Section> {
  const title = 'Queue';
  if (!(await hasQueue(execute)))
    return createSection(title, [
      { label: 'All queues', value: 'not created: no site has been started yet', state: 'failing' },
    ]);
  const { rows } = await execute(sql`
    select name,
      count(*) filter (where state = 'created')::int as waiting,
      count(*) filter (where state in ('retry', 'active'))::int as retrying,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed,
      extract(epoch from now() - min(start_after) filter (where state = 'created' and start_after < now()))::int as oldest
    from pgboss.job where name not like '\\_\\_pgboss%' group by name order by name`);
  const lines = (rows as unknown as QueueRow[]).map(({ name, waiting, retrying, failed, oldest }) => {
    const isUnhealthy = retrying + failed > 0 && name !== 'publications';
    const parts = [
      `${waiting} waiting${oldest === null ? '' : `, the oldest for ${formatSeconds(oldest)}`}`,
      retrying > 0 && `${retrying} running or being retried`,
      failed > 0 && `${failed} failed in the last day`,
    ];
    return {
      label: name,
      value: parts.filter(Boolean).join('; '),
      state: (oldest ?? 0) > lateTaskSeconds ? 'failing' : isUnhealthy ? 'warning' : 'ok',
    } as const;
  });
  return createSection(
    title,
    lines.length > 0 ? lines : [{ label: 'All queues', value: 'no tasks', state: 'ok' }],
  );
}
