import { type Execute, sql } from '../database/transaction.ts';

/**
 * Consumes a one-time token (replay protection): true for the first caller, false for every other, on all nodes.
 * In a transaction it is rolled back with it.
 * @param id names the token, with a prefix for its kind
 * @param seconds how long it is remembered: at least as long as it could be presented again
 */
export async function consumeToken(execute: Execute, id: string, seconds: number): Promise<boolean> {
  const { rows } = await execute(sql`
    insert into used_tokens (id, expires_at)
    values (${id}, now() + make_interval(secs => ${seconds}))
    on conflict (id) do nothing
    returning id`);
  return rows.length === 1;
}
