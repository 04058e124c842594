import type { Payload } from 'payload';
import type { Pool, PoolClient } from 'pg';

/** Runs work, and returns it with the statements that this process has sent to the database meanwhile. */
export async function listQueries<T>(
  { db }: Pick<Payload, 'db'>,
  work: () => Promise<T>,
): Promise<{ result: T; queries: string[] }> {
  const { pool } = db as unknown as { pool: Pool };
  const queries: string[] = [];
  const originals = new Map<PoolClient, object>();
  function watch(client: PoolClient): void {
    if (originals.has(client)) return;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    originals.set(client, { query: client.query });
    Object.assign(client, {
      query(...args: unknown[]) {
        const [statement] = args as [string | { text?: string }];
        queries.push(typeof statement === 'string' ? statement : String(statement.text));
        return query(...args);
      },
    });
  }
  pool.on('acquire', watch);
  try {
    return { result: await work(), queries };
  } finally {
    pool.off('acquire', watch);
    for (const [client, original] of originals) Object.assign(client, original);
  }
}
