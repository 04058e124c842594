import type { Payload } from 'payload';
import { execute, sql } from '../database/transaction.ts';
import { companyTimeZone, listWeeks } from '../time/company-time.ts';
import { listPath } from './card.ts';
import { chartWeeks, maxRows, toWeeklyChart, type WeeklyChart } from './weekly-chart.ts';

type Row = {
  week: string;
  job: number | null;
  /** Title of a deleted job. */
  deleted: string | null;
  title: string | null;
  count: number;
  /** Number of jobs that this row sums up; null for one of the largest. */
  others: number | null;
};

/** From so many applications on the count is slow, so its chart is cached. */
const cachedFrom = 10_000;
const cacheMs = 5 * 60_000;
const cache = new WeakMap<Payload, { key: string; until: number; chart: WeeklyChart }>();

/** Applications of the last twelve weeks by job; weeks begin on Monday in the company's time zone. */
export async function readApplicationsPerWeek(payload: Payload, now: Date): Promise<WeeklyChart> {
  const weeks = listWeeks(now, chartWeeks);
  const cached = cache.get(payload);
  const key = [companyTimeZone(), ...weeks].join();
  if (cached?.key === key && cached.until > Date.now()) return cached.chart;
  const chart = toChart(weeks, await countByWeekAndJob(payload, weeks));
  if (chart.all.total > cachedFrom) cache.set(payload, { key, until: Date.now() + cacheMs, chart });
  return chart;
}

/** Counts by week and job for the jobs with most applications; sums the others of each week. */
async function countByWeekAndJob(payload: Payload, weeks: string[]): Promise<Row[]> {
  const begin = (week: ReturnType<typeof sql>) =>
    sql`${week}::date::timestamp at time zone ${companyTimeZone()}::text`;
  const { rows } = await execute(payload)<Row>(sql`
    with weeks as (select day as week, ${begin(sql`day`)} as since, ${begin(sql`(day::date + 7)`)} as until
      from unnest(${sql.param(weeks)}::text[]) day),
    counted as materialized (
      select w.week, a.*, coalesce('job ' || job_id, 'deleted ' || coalesce(deleted, '')) as line
      from weeks w cross join lateral (
        select job_id, null::varchar as deleted, count(*)::int as count from applications
          where created_at >= w.since and created_at < w.until and job_id is not null group by job_id
        union all
        select null, job_title, count(*)::int from applications
          where created_at >= w.since and created_at < w.until and job_id is null group by job_title) a),
    lines as materialized (
      select line, row_number() over (order by sum(count) desc, line) as place from counted group by line),
    summed as materialized (
      select week, least(place, ${maxRows + 1}) as place, min(job_id) as job, min(deleted) as deleted,
        sum(count)::int as count
      from counted join lines using (line) group by 1, 2)
    select week, job, deleted, title, count,
      case when place > ${maxRows} then (select count(*)::int from lines) - ${maxRows} end as others
    from summed left join jobs on jobs.id = job and place <= ${maxRows}`);
  return rows;
}

function toChart(weeks: string[], rows: Row[]): WeeklyChart {
  const [named, rest] = [rows.filter(({ others }) => others === null), rows.filter(({ others }) => others)];
  return toWeeklyChart(
    weeks,
    named.map(({ week, job, deleted, title, count }) => ({
      week,
      count,
      key: job === null ? `deleted ${deleted ?? ''}` : `job ${job}`,
      label: title ?? deleted ?? 'General applications',
      href: listOf(job, deleted),
    })),
    { groups: rest[0]?.others ?? 0, counts: rest },
  );
}

function listOf(job: number | null, deleted: string | null): string {
  if (job !== null) return listPath('applications', { job: { equals: job } });
  return listPath('applications', deleted ? { jobTitle: { equals: deleted } } : { job: { exists: false } });
}
