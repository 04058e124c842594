import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { hasRole } from '../access/roles.ts';
import { execute } from '../transaction.ts';
import { companyTimeZone, lastWeeks } from './company-time.ts';
import { listPath } from './todo.ts';
import { chartWeeks, drawn, type Weekly, weekly } from './weekly.ts';

interface Row {
  week: string;
  job: number | null;
  gone: string | null;
  title: string | null;
  count: number;
  /** Jobs that this row stands for together; null for one of the largest. */
  others: number | null;
}

/** So many applications take long to count; their chart is kept for a while. */
const many = 10_000;
/** How long a chart of weeks may be behind, in ms. */
const keptFor = 5 * 60_000;
const kept = new WeakMap<Payload, { weeks: string; until: number; chart: Weekly }>();

/** Applications of the last twelve weeks by job; weeks begin on Monday at the company. Null for people who do not recruit. */
export async function applicationsPerWeek(
  payload: Payload,
  user: unknown,
  now: Date,
): Promise<Weekly | null> {
  if (!hasRole(user, 'administrator', 'recruiter')) return null;
  const weeks = lastWeeks(now, chartWeeks);
  const known = kept.get(payload);
  if (known?.weeks === weeks.join() && known.until > Date.now()) return known.chart;
  const chart = chartOf(weeks, await countedRows(payload, weeks));
  if (chart.all.total > many) kept.set(payload, { weeks: weeks.join(), until: Date.now() + keptFor, chart });
  return chart;
}

/** Counts by week and job of the jobs with most applications; what is left, of each week together. */
async function countedRows(payload: Payload, weeks: string[]): Promise<Row[]> {
  const begin = (week: ReturnType<typeof sql>) =>
    sql`${week}::date::timestamp at time zone ${companyTimeZone}::text`;
  const { rows } = await execute(payload)(sql`
    with weeks as (select day as week, ${begin(sql`day`)} as since, ${begin(sql`(day::date + 7)`)} as until
      from unnest(${sql.param(weeks)}::text[]) day),
    counted as materialized (
      select w.week, a.*, coalesce('job ' || job_id, 'gone ' || coalesce(gone, '')) as line
      from weeks w cross join lateral (
        select job_id, null::varchar as gone, count(*)::int as count from applications
          where created_at >= w.since and created_at < w.until and job_id is not null group by job_id
        union all
        select null, job_title, count(*)::int from applications
          where created_at >= w.since and created_at < w.until and job_id is null group by job_title) a),
    lines as materialized (
      select line, row_number() over (order by sum(count) desc, line) as place from counted group by line),
    summed as materialized (
      select week, least(place, ${drawn + 1}) as place, min(job_id) as job, min(gone) as gone, sum(count)::int as count
      from counted join lines using (line) group by 1, 2)
    select week, job, gone, title, count,
      case when place > ${drawn} then (select count(*)::int from lines) - ${drawn} end as others
    from summed left join jobs on jobs.id = job and place <= ${drawn}`);
  return rows as unknown as Row[];
}

function chartOf(weeks: string[], rows: Row[]): Weekly {
  const rest = rows.filter(({ others }) => others !== null);
  return weekly(
    weeks,
    rows
      .filter(({ others }) => others === null)
      .map(({ week, job, gone, title, count }) => ({
        week,
        count,
        key: job === null ? `gone ${gone ?? ''}` : `job ${job}`,
        label: title ?? gone ?? 'General applications',
        href:
          job === null
            ? listPath('applications', gone ? { jobTitle: { equals: gone } } : { job: { exists: false } })
            : listPath('applications', { job: { equals: job } }),
      })),
    { size: rest[0]?.others ?? 0, counts: rest },
  );
}
