import { execute, sql } from '@riverfront/content/transaction';
import type { InputOf, Pagination, ResponseOf } from '@riverfront/contract';
import type { Payload } from 'payload';

type JobsQuery = InputOf<'jobs'>['query'];
type Condition = ReturnType<typeof sql>;

/**
 * The ids of the published jobs that a query asks for, newest first, and how many there are.
 * In SQL of our own: Payload joins the rows of a list field once for all conditions, so that
 * two words in two different requirements would find nothing.
 */
export async function findJobs(
  payload: Payload,
  query: JobsQuery,
  now: Date,
): Promise<{ ids: number[]; pagination: Pagination }> {
  const { page, limit } = query;
  const run = execute(payload);
  const matching = sql.join([ofStatus(query.status, now), ...chosen(query), ...searched(query)], sql` and `);
  const counted = await run<{ total: number }>(
    sql`select count(*)::int as total from jobs job where ${matching}`,
  );
  const total = counted.rows[0]?.total ?? 0;
  const { rows } = await run<{ id: number }>(
    sql`select id from jobs job where ${matching}
      order by posted_on desc, id desc limit ${limit} offset ${(page - 1) * limit}`,
  );
  return {
    ids: rows.map(({ id }) => id),
    pagination: { page, limit, total, pages: Math.ceil(total / limit) },
  };
}

/** The values that occur in each filter over all published jobs of a status, in one reading. */
export async function findChoices(
  payload: Payload,
  status: JobsQuery['status'],
  now: Date,
): Promise<Record<keyof ResponseOf<'jobs'>['filters'], string[]>> {
  const { rows } = await execute(payload)<Record<Column, string | null>>(
    sql`select department, location, job_type, work_mode from jobs job where ${ofStatus(status, now)}
      group by grouping sets ((department), (location), (job_type), (work_mode))`,
  );
  const valuesOf = (column: Column) => rows.flatMap((row) => row[column] ?? []);
  return {
    department: valuesOf('department').toSorted(byAlphabet),
    location: valuesOf('location').toSorted(byAlphabet),
    type: valuesOf('job_type'),
    mode: valuesOf('work_mode'),
  };
}

type Column = 'department' | 'location' | 'job_type' | 'work_mode';

const byAlphabet = new Intl.Collator('en-GB').compare;

/** Midnight, in UTC, of the day that `now` is in: a job that closes on it is still open. */
export function startOfDay(now: Date): string {
  return `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
}

/** Of the published jobs, those that are open at a time, or those that are not. */
export function ofStatus(status: JobsQuery['status'], now: Date): Condition {
  const open = sql`availability = 'active' and (closing_on is null or closing_on >= ${startOfDay(now)})`;
  return sql`_status = 'published' and ${status === 'active' ? sql`(${open})` : sql`not (${open})`}`;
}

/** Compared as text, so that a type or mode that does not exist finds nothing instead of being an error. */
function chosen({ department, location, type, mode }: JobsQuery): Condition[] {
  return [
    ...(department ? [sql`department = ${storable(department)}`] : []),
    ...(location ? [sql`location = ${storable(location)}`] : []),
    ...(type ? [sql`job_type::text = ${storable(type)}`] : []),
    ...(mode ? [sql`work_mode::text = ${storable(mode)}`] : []),
  ];
}

/** Every word somewhere in what a list or its details show; a job's key, whole, finds that job. */
function searched({ search = '' }: JobsQuery): Condition[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => {
    const pattern = `%${storable(word).replace(/[\\%_]/g, '\\$&')}%`;
    return sql`(concat_ws(' ', title, department, location) ilike ${pattern} or key = ${storable(word)}
      or id in (select parent_id from jobs_texts where path = 'requirements' and "text" ilike ${pattern}))`;
  });
}

/** PostgreSQL refuses U+0000 in a text; no job has the character that takes its place. */
function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
