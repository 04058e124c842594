import { type Execute, sql } from '../transaction.ts';

/** Where a count stands. */
export interface Count {
  points: number;
  /** Seconds until it begins anew. */
  seconds: number;
}

/**
 * Counts one more in a bucket of the table of limits, in one atomic statement.
 * @param seconds how long a bucket lasts from its first use
 */
export async function countOne(execute: Execute, key: string, seconds: number): Promise<Count> {
  const now = Date.now();
  const end = now + seconds * 1_000;
  const { rows } = await execute(
    sql`INSERT INTO rate_limits AS kept (key, points, expire) VALUES (${key}, 1, ${end})
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN kept.expire <= ${now} THEN 1 ELSE kept.points + 1 END,
          expire = CASE WHEN kept.expire <= ${now} THEN ${end} ELSE kept.expire END
        RETURNING points, expire`,
  );
  const row = rows[0] as { points: number; expire: string | number };
  return { points: Number(row.points), seconds: Math.max(1, Math.ceil((Number(row.expire) - now) / 1_000)) };
}

/** Empties a bucket. */
export async function forgetCount(execute: Execute, key: string): Promise<void> {
  await execute(sql`DELETE FROM rate_limits WHERE key = ${key}`);
}

/** Takes one back that turned out not to count. */
export async function uncountOne(execute: Execute, key: string): Promise<void> {
  await execute(sql`UPDATE rate_limits SET points = greatest(points - 1, 0) WHERE key = ${key}`);
}

/** Whether anything was counted in a bucket that has not ended. */
export async function isCounted(execute: Execute, key: string): Promise<boolean> {
  const { rows } = await execute(
    sql`SELECT 1 FROM rate_limits WHERE key = ${key} AND expire > ${Date.now()}`,
  );
  return rows.length > 0;
}
