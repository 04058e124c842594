import { execute, sql } from '@riverfront/content/transaction';
import type { InputOf, Pagination, ResponseOf } from '@riverfront/contract';
import type { Payload } from 'payload';
import { countTo, paginationOf } from '../content/count-to.ts';
import { jobTypes, workModes } from './job-labels.ts';

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
  const wanted = [...chosen(query), ...searched(query)];
  const matching = ofStatus(query.status, now).map((part) => sql.join([part, ...wanted], sql` and `));
  const most = countTo(query);
  const newest = sql`order by posted_on desc, id desc`;
  const [counted, found] = await Promise.all([
    run<{ total: number }>(
      sql`select count(*)::int as total from (select from (${each(
        matching,
        (part) => sql`(select from jobs where ${part} limit ${most})`,
      )}) parts limit ${most}) counted`,
    ),
    run<{ id: number }>(
      sql`select id from (${each(
        matching,
        (part) => sql`(select id, posted_on from jobs where ${part} ${newest} limit ${page * limit})`,
      )}) found ${newest} limit ${limit} offset ${(page - 1) * limit}`,
    ),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return { ids: found.rows.map(({ id }) => id), pagination: paginationOf(query, total) };
}

/** The values that occur in each filter over all published jobs of a status. */
export async function findChoices(
  payload: Payload,
  status: JobsQuery['status'],
  now: Date,
): Promise<Record<keyof ResponseOf<'jobs'>['filters'], string[]>> {
  const { rows } = await execute(payload)<{ filter: Column; value: string }>(
    sql.join(
      columns.map((column) => valuesOf(column, status, now)),
      sql` union all `,
    ),
  );
  const found = (column: Column) => rows.flatMap(({ filter, value }) => (filter === column ? value : []));
  return {
    department: found('department').toSorted(byAlphabet),
    location: found('location').toSorted(byAlphabet),
    type: found('job_type'),
    mode: found('work_mode'),
  };
}

const columns = ['department', 'location', 'job_type', 'work_mode'] as const;

/**
 * Goes from each value of a column straight to the next one in its index: a hundred thousand
 * jobs have a dozen departments, and PostgreSQL by itself would read all of them (its wiki,
 * “Loose indexscan”).
 */
function valuesOf(column: Column, status: JobsQuery['status'], now: Date): Condition {
  const name = sql.identifier(column);
  const next = (after: Condition) =>
    sql`(select ${name} from jobs where _status = 'published' and ${after} order by ${name} limit 1)`;
  return sql`(with recursive found(value) as (
      ${next(sql`${name} is not null`)}
      union all select ${next(sql`${name} > found.value`)} from found where found.value is not null)
    select ${column}::text as filter, value::text from found
    where ${sql.join(
      ofStatus(status, now).map(
        (part) => sql`exists (select from jobs where ${name} = found.value and ${part})`,
      ),
      sql` or `,
    )})`;
}

type Column = (typeof columns)[number];

const byAlphabet = new Intl.Collator('en-GB').compare;

/** Midnight, in UTC, of the day that `now` is in: a job that closes on it is still open. */
export function startOfDay(now: Date): string {
  return `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
}

/**
 * Of the published jobs, those that are open at a time, or those that are not: in parts of which no job is in two, so that each is read in the order of an index of its own.
 * Nearly every open job has its last day ahead: an index of those days would only be in the way.
 */
export function ofStatus(status: JobsQuery['status'], now: Date): Condition[] {
  const published = sql`_status = 'published' and availability =`;
  const today = startOfDay(now);
  return status === 'active'
    ? [sql`${published} 'active' and coalesce(closing_on, 'infinity') >= ${today}`]
    : [sql`${published} 'closed'`, sql`${published} 'active' and closing_on < ${today}`];
}

function each(parts: Condition[], query: (part: Condition) => Condition): Condition {
  return sql.join(parts.map(query), sql` union all `);
}

/** A type or mode that does not exist finds nothing, instead of being an error of the database. */
function chosen({ department, location, type, mode }: JobsQuery): Condition[] {
  return [
    ...(department ? [sql`department = ${storable(department)}`] : []),
    ...(location ? [sql`location = ${storable(location)}`] : []),
    ...(type ? [oneOf(jobTypes, type, (value) => sql`job_type = ${value}`)] : []),
    ...(mode ? [oneOf(workModes, mode, (value) => sql`work_mode = ${value}`)] : []),
  ];
}

function oneOf(known: object, value: string, is: (value: string) => Condition): Condition {
  return Object.hasOwn(known, value) ? is(value) : sql`false`;
}

/** Every word somewhere in what a list or its details show; a job's key, whole, finds that job. */
function searched({ search = '' }: JobsQuery): Condition[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => {
    const pattern = `%${storable(word).replace(/[\\%_]/g, '\\$&')}%`;
    return sql`(search_text ilike ${pattern} or key = ${storable(word)})`;
  });
}

/** PostgreSQL refuses U+0000 in a text; no job has the character that takes its place. */
function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
