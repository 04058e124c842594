import { type Execute, sql } from '@riverfront/content/transaction';

/**
 * Uses up something that counts once: true for the first caller, false for
 * every other, on all nodes. In a transaction it is undone with it.
 * @param seconds how long to remember it: as long as it could be shown again
 */
export async function spend(execute: Execute, id: string, seconds: number): Promise<boolean> {
  const { rows } = await execute(sql`
    insert into spent_tokens (id, expires_at)
    values (${id}, now() + make_interval(secs => ${seconds}))
    on conflict (id) do nothing
    returning id`);
  return rows.length === 1;
}
