import { type Execute, sql } from '../transaction.ts';
import type { SiteProcess } from './process-report.ts';
import { duration, type Section, section } from './section.ts';

interface Row {
  waiting: number;
  failed: number;
  oldest: number | null;
  last_sent: number | null;
}

/** Mail is tried again for a day; somebody should look when it waits for longer than so many seconds. */
const lateSeconds = 900;

/** Outgoing mail: by which way, what was sent last, what waits and what failed. */
export async function mailSection(run: Execute, processes: SiteProcess[]): Promise<Section> {
  const { rows } = await run(sql`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'failed' and kind <> 'one-time-code')::int as failed,
      extract(epoch from now() - min(created_at) filter (where state = 'waiting'))::int as oldest,
      extract(epoch from now() - max(sent_at))::int as last_sent
    from mails`);
  const {
    waiting = 0,
    failed = 0,
    oldest = null,
    last_sent: lastSent = null,
  } = (rows as unknown as Row[])[0] ?? {};
  const [process] = processes;
  return section('Mail', [
    {
      label: 'Sent by',
      value: process ? (process.report.mail ?? 'nobody: mails are kept in the outbox folder') : 'not known',
      state: process?.report.mail ? 'ok' : 'warning',
    },
    { label: 'Sent last', value: lastSent === null ? 'never' : `${duration(lastSent)} ago` },
    {
      label: 'Waiting',
      value: `${waiting}${oldest === null ? '' : `, the oldest for ${duration(oldest)}`}`,
      state: (oldest ?? 0) > lateSeconds ? 'failing' : 'ok',
      href: list('waiting'),
    },
    { label: 'Failed', value: String(failed), state: failed > 0 ? 'warning' : 'ok', href: list('failed') },
  ]);
}

const list = (state: string) => `/collections/mails?where[or][0][and][0][state][equals]=${state}`;
