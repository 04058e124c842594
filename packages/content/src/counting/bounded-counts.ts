import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';

/** Rows that are counted one by one where the database's planner expects no more; else the total is what it expects. */
export const countedExactly = 10_000;

/** Rows that are counted before the planner is asked whether the rest is worth it. */
const countedFirst = 1_000;

type CountDistinct = PostgresAdapter['countDistinct'];

/**
 * Counts up to a limit. PostgreSQL counts by reading every row, so that a list of a
 * million spent longer on the figure below it than on its ten lines (docs/measurements.md,
 * "As content grows"). Beyond the limit the total is an estimate, rounded up to three figures.
 */
export function withBoundedCounts<T extends DatabaseAdapterObj>(adapter: T): T {
  return {
    ...adapter,
    init(args) {
      const made = adapter.init(args) as unknown as PostgresAdapter;
      made.countDistinct = bounded(made.countDistinct);
      return made;
    },
  };
}

function bounded(exact: CountDistinct): CountDistinct {
  return async function countDistinct(this: PostgresAdapter, args) {
    const { db, joins, tableName, where } = args;
    // Rows that are joined have to be told apart, which the plain query below does not do.
    if (joins.length > 0) return exact.call(this, args);
    const table = this.tables[tableName];
    if (!table) return exact.call(this, args);
    const from = where ? sql`${table} where ${where}` : sql`${table}`;
    const upTo = async (most: number) => {
      const { rows } = await db.execute(
        sql`select count(*)::int as total from (select from ${from} limit ${most + 1}) counted`,
      );
      return Number(rows[0]?.total ?? 0);
    };
    const first = await upTo(countedFirst);
    if (first <= countedFirst) return first;
    const { rows } = await db.execute(sql`explain (format json) select from ${from}`);
    const expected = upToThreeFigures(expectedRows(rows[0]));
    if (expected > countedExactly) return expected;
    const total = await upTo(countedExactly);
    return total <= countedExactly ? total : Math.max(total, expected);
  };
}

function expectedRows(row: Record<string, unknown> | undefined): number {
  const plans = row?.['QUERY PLAN'] as [{ Plan: { 'Plan Rows': number } }] | undefined;
  return plans?.[0].Plan['Plan Rows'] ?? 0;
}

/** 994321 → 995000: an estimate should look like one, and no page at the end may be out of reach. */
function upToThreeFigures(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 2);
  return Math.ceil(count / step) * step;
}
