import type { PoolClient } from 'pg';

/**
 * Sends the queries of one connection one after another.
 *
 * Payload reads relationships of a document concurrently, in a transaction on one connection
 * (3.90.1, `fields/hooks/afterRead`). pg 8 queues such queries and warns; pg 9 rejects them.
 */
export function serialiseQueries(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let previous: Promise<unknown> = Promise.resolve();
  Object.assign(client, {
    query(...args: unknown[]) {
      // With a callback it is the pool's own query, whose connection nothing else uses.
      if (typeof args.at(-1) === 'function') return query(...args);
      const result = previous.then(() => query(...args));
      previous = result.catch(() => undefined);
      return result;
    },
  });
}
