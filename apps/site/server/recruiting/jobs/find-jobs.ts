import { containsWords, fold } from '@riverfront/backend/database/plain-search';
import { execute, sql } from '@riverfront/backend/database/transaction';
import { jobTypes, workModes } from '@riverfront/backend/recruiting/jobs/options';
import { today } from '@riverfront/backend/time/company-time';
import type { InputOf, Pagination, ResponseOf } from '@riverfront/contract';
import type { Payload } from 'payload';
import { countTo, paginationOf } from '../../content/read-published.ts';

type JobsQuery = InputOf<'jobs'>['query'];
type Condition = ReturnType<typeof sql>;

/**
 * Finds the ids of the published jobs that match a query, newest first, and their number. In SQL, because Payload
 * joins the rows of a list field once for all conditions: two words in two requirements would find nothing.
 */
export async function findJobs(
  payload: Payload,
  query: JobsQuery,
  now: Date,
): Promise<{ ids: number[]; pagination: Pagination }> {
  const { page, limit } = query;
  const run = execute(payload);
  const conditions = [...whereFilters(query), ...whereSearch(query)];
  const parts = whereStatus(query.status, now).map((part) => sql.join([part, ...conditions], sql` and `));
  const maxCount = countTo(query);
  const newest = sql`order by posted_on desc, id desc`;
  const [counted, found] = await Promise.all([
    run<{ total: number }>(
      sql`select count(*)::int as total from (select from (${unionAll(
        parts,
        (part) => sql`(select from jobs where ${part} limit ${maxCount})`,
      )}) parts limit ${maxCount}) counted`,
    ),
    run<{ id: number }>(
      sql`select id from (${unionAll(
        parts,
        (part) => sql`(select id, posted_on from jobs where ${part} ${newest} limit ${page * limit})`,
      )}) found ${newest} limit ${limit} offset ${(page - 1) * limit}`,
    ),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return { ids: found.rows.map(({ id }) => id), pagination: paginationOf(query, total) };
}

/** Finds the values that occur in each filter over all published jobs of a status. */
export async function findChoices(
  payload: Payload,
  status: JobsQuery['status'],
  now: Date,
): Promise<Record<keyof ResponseOf<'jobs'>['filters'], string[]>> {
  const { rows } = await execute(payload)<{ filter: Column; value: string }>(
    sql.join(
      columns.map((column) => selectValues(column, status, now)),
      sql` union all `,
    ),
  );
  const listValues = (column: Column) =>
    rows.flatMap(({ filter, value }) => (filter === column ? value : []));
  return {
    department: listValues('department').toSorted(compareText),
    location: listValues('location').toSorted(compareText),
    type: listValues('job_type'),
    mode: listValues('work_mode'),
  };
}

const columns = ['department', 'location', 'job_type', 'work_mode'] as const;

/**
 * Emulates a loose index scan (PostgreSQL wiki), which goes from each value of a column straight to the next: a
 * hundred thousand jobs have a dozen departments.
 */
function selectValues(column: Column, status: JobsQuery['status'], now: Date): Condition {
  const name = sql.identifier(column);
  const next = (after: Condition) =>
    sql`(select ${name} from jobs where _status = 'published' and ${after} order by ${name} limit 1)`;
  return sql`(with recursive found(value) as (
      ${next(sql`${name} is not null`)}
      union all select ${next(sql`${name} > found.value`)} from found where found.value is not null)
    select ${column}::text as filter, value::text from found
    where ${sql.join(
      whereStatus(status, now).map(
        (part) => sql`exists (select from jobs where ${name} = found.value and ${part})`,
      ),
      sql` or `,
    )})`;
}

type Column = (typeof columns)[number];

const compareText = new Intl.Collator('en-GB').compare;

/**
 * Returns conditions for the published jobs that are open at a time, or for those that are not: disjoint parts,
 * each of which PostgreSQL reads in the order of an index of its own.
 */
export function whereStatus(status: JobsQuery['status'], now: Date): Condition[] {
  const published = sql`_status = 'published' and availability =`;
  return status === 'active'
    ? [sql`${published} 'active' and coalesce(closing_on, 'infinity') >= ${today(now)}`]
    : [sql`${published} 'closed'`, sql`${published} 'active' and closing_on < ${today(now)}`];
}

function unionAll(parts: Condition[], query: (part: Condition) => Condition): Condition {
  return sql.join(parts.map(query), sql` union all `);
}

/** Returns the conditions of the filters. An unknown type or mode finds nothing, instead of failing in the database. */
function whereFilters({ department, location, type, mode }: JobsQuery): Condition[] {
  return [
    ...(department ? [sql`department = ${toStorable(department)}`] : []),
    ...(location ? [sql`location = ${toStorable(location)}`] : []),
    ...(type ? [whereKnown(jobTypes, type, (value) => sql`job_type = ${value}`)] : []),
    ...(mode ? [whereKnown(workModes, mode, (value) => sql`work_mode = ${value}`)] : []),
  ];
}

function whereKnown(known: object, value: string, is: (value: string) => Condition): Condition {
  return Object.hasOwn(known, value) ? is(value) : sql`false`;
}

/** Returns one condition for each word: anywhere in the searched text. */
function whereSearch({ search = '' }: JobsQuery): Condition[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => containsWords(fold(sql`search_text`), toStorable(word)));
}

/** Replaces U+0000, which PostgreSQL rejects, by a character that no job contains. */
function toStorable(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
