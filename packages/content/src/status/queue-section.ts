import { type Execute, sql } from '../transaction.ts';
import { duration, type Line, type Section, section } from './section.ts';

interface Row {
  name: string;
  waiting: number;
  retrying: number;
  failed: number;
  /** Seconds that the oldest job which is due has waited. */
  oldest: number | null;
}

/** A job waits two seconds at most while a worker is there; after so many seconds something is wrong. */
const lateSeconds = 300;

/** The background queue: what waits, what is tried again, what was given up in the last day. */
export async function queueSection(run: Execute): Promise<Section> {
  const title = 'Queue';
  const there = await run(sql`select to_regclass('pgboss.job') is not null as there`);
  if (!there.rows[0]?.there)
    return section(title, [
      { label: 'All queues', value: 'not set up: no site has been started yet', state: 'failing' },
    ]);
  const { rows } = await run(sql`
    select name,
      count(*) filter (where state = 'created')::int as waiting,
      count(*) filter (where state in ('retry', 'active'))::int as retrying,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed,
      extract(epoch from now() - min(start_after) filter (where state = 'created' and start_after < now()))::int as oldest
    from pgboss.job where name not like '\\_\\_pgboss%' group by name order by name`);
  const lines = (rows as unknown as Row[]).map(lineOf);
  return section(
    title,
    lines.length > 0 ? lines : [{ label: 'All queues', value: 'nothing to do', state: 'ok' }],
  );
}

function lineOf({ name, waiting, retrying, failed, oldest }: Row): Line {
  const late = (oldest ?? 0) > lateSeconds;
  const parts = [
    `${waiting} waiting${oldest === null ? '' : `, the oldest for ${duration(oldest)}`}`,
    retrying > 0 && `${retrying} running or tried again`,
    failed > 0 && `${failed} failed in the last day`,
  ];
  return {
    label: name,
    value: parts.filter(Boolean).join('; '),
    state: late ? 'failing' : retrying + failed > 0 && name !== 'publications' ? 'warning' : 'ok',
  };
}
