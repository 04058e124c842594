import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { extendAdapter } from './extend-adapter.ts';

/** Rows that are counted exactly; larger totals are estimated. */
export const maxExact = 10_000;

/** Rows that are counted before the planner is asked for an estimate. */
const maxWithoutEstimate = 1_000;

type SQL = ReturnType<typeof sql>;
type CountDistinct = PostgresAdapter['countDistinct'];

/**
 * Estimates the totals of long lists. PostgreSQL counts by reading every row, so the total of a million rows took
 * longer than the ten lines above it (docs/measurements.md). The planner's estimate is rounded up to three figures.
 */
export function withBoundedCounts<T extends DatabaseAdapterObj>(adapter: T): T {
  return extendAdapter(adapter, (initialised) => {
    initialised.countDistinct = boundCount(initialised.countDistinct);
  });
}

function boundCount(countExactly: CountDistinct): CountDistinct {
  return async function countDistinct(this: PostgresAdapter, args) {
    const { db, joins, tableName, where } = args;
    const table = this.tables[tableName];
    // The query below does not deduplicate joined rows.
    if (joins.length > 0 || !table) return countExactly.call(this, args);
    const from = where ? sql`${table} where ${where}` : sql`${table}`;
    const countUpTo = async (max: number) => {
      const { rows } = await db.execute(
        sql`select count(*)::int as total from (select from ${from} limit ${max + 1}) counted`,
      );
      return Number(rows[0]?.total ?? 0);
    };
    const first = await countUpTo(maxWithoutEstimate);
    if (first <= maxWithoutEstimate) return first;
    const estimate = roundUp(await estimateRows(db, from));
    if (estimate > maxExact) return estimate;
    const total = await countUpTo(maxExact);
    return total <= maxExact ? total : Math.max(total, estimate);
  };
}

/** Asks the planner how many rows it expects. @param from what follows `from`, with its condition */
export async function estimateRows(db: Parameters<CountDistinct>[0]['db'], from: SQL): Promise<number> {
  const { rows } = await db.execute(sql`explain (format json) select from ${from}`);
  const plans = rows[0]?.['QUERY PLAN'] as [{ Plan: { 'Plan Rows': number } }] | undefined;
  return plans?.[0].Plan['Plan Rows'] ?? 0;
}

/** Rounds up to three figures, 994321 → 995000, so that it looks like an estimate and no page is out of reach. */
function roundUp(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 2);
  return Math.ceil(count / step) * step;
}
