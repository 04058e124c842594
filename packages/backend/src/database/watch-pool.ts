import type { EventEmitter } from 'node:events';
import type { Payload } from 'payload';
import type { Pool, PoolClient } from 'pg';

/** Event of a pool: the database has answered a query. */
const answered = Symbol('answered');

/**
 * Calls back whenever the database has answered a query of this process: while all connections of the pool are busy,
 * only their answers show that the database is well.
 */
export function onDatabaseAnswer(payload: Payload, listener: () => void): void {
  if ('pool' in payload.db) (payload.db.pool as EventEmitter).on(answered, listener);
}

/** Milliseconds that the holder of a lost connection has to release it. */
const releaseMs = 1_000;

/**
 * Handles lost database connections.
 *
 * An `error` event without a listener would end the process, on an idle connection (the pool's event) as on one
 * in use (the client's own).
 *
 * Payload holds one connection and takes another after each outage without releasing the lost one
 * (`@payloadcms/db-postgres` 3.90.2; payloadcms/payload issue 11727, mended by pull request 17831 in a later version);
 * Drizzle holds the one whose `begin` failed (0.45.2; drizzle-team/drizzle-orm issue 6114). After a few outages the pool
 * would be empty and every call would wait for ever, so lost connections are released here.
 */
export function watchPool(payload: Payload): void {
  if (!('pool' in payload.db)) return;
  const pool = payload.db.pool as Pool;
  const inUse = new Set<PoolClient>();
  const report = (error: Error) => payload.logger.warn({ msg: `Database connection lost: ${error.message}` });
  pool.on('error', report);
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    serialiseQueries(client, () => (pool as EventEmitter).emit(answered));
    client.on('error', report);
    client.once('end', () => setTimeout(release, releaseMs, client).unref());
  });

  function release(client: PoolClient): void {
    if (!inUse.has(client)) return;
    const { release } = client;
    // The pool throws on a second release, which the holder may still try.
    client.release = () => {};
    release.call(client, true);
  }
}

/**
 * Serialises the queries of one connection.
 *
 * Payload reads relationships of a document concurrently, in a transaction on one connection (3.90.1,
 * `fields/hooks/afterRead`). pg 8 queues such queries and warns; pg 9 rejects them.
 * @param onAnswer is called after each query that succeeded
 */
function serialiseQueries(client: PoolClient, onAnswer: () => void): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let previous: Promise<unknown> = Promise.resolve();
  Object.assign(client, {
    query(...args: unknown[]) {
      // With a callback it is the pool's own query, whose connection nothing else uses.
      const callback: unknown = args.at(-1);
      if (typeof callback === 'function')
        return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
          if (!error) onAnswer();
          callback(error, result);
        });
      const result = previous.then(() => query(...args));
      previous = result.then(onAnswer, () => undefined);
      return result;
    },
  });
}
