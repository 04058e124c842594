import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { hasRole } from '../access/roles.ts';
import { execute } from '../transaction.ts';
import { companyTimeZone, lastWeeks } from './company-time.ts';
import { listPath } from './todo.ts';
import { chartWeeks, type Weekly, weekly } from './weekly.ts';

interface Row {
  week: string;
  job: number | null;
  gone: string | null;
  title: string | null;
  count: number;
}

/** Applications of the last twelve weeks by job; weeks begin on Monday at the company. Null for people who do not recruit. */
export async function applicationsPerWeek(
  payload: Payload,
  user: unknown,
  now: Date,
): Promise<Weekly | null> {
  if (!hasRole(user, 'administrator', 'recruiter')) return null;
  const weeks = lastWeeks(now, chartWeeks);
  const { rows } = await execute(payload)(sql`
    with counted as (
      select date_trunc('week', created_at at time zone ${companyTimeZone}::text)::date as week, job_id,
        case when job_id is null then job_title end as gone, count(*)::int as count
      from applications
      where created_at >= ${weeks[0]}::date::timestamp at time zone ${companyTimeZone}::text
      group by 1, 2, 3)
    select to_char(c.week, 'YYYY-MM-DD') as week, c.job_id as job, c.gone, j.title, c.count
    from counted c left join jobs j on j.id = c.job_id`);
  return weekly(
    weeks,
    (rows as unknown as Row[]).map(({ week, job, gone, title, count }) => ({
      week,
      count,
      key: job === null ? `gone ${gone ?? ''}` : `job ${job}`,
      label: title ?? gone ?? 'General applications',
      href:
        job === null
          ? listPath('applications', gone ? { jobTitle: { equals: gone } } : { job: { exists: false } })
          : listPath('applications', { job: { equals: job } }),
    })),
  );
}
