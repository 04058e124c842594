import type { Payload } from 'payload';
import type { Pool, PoolClient } from 'pg';
import { serialiseQueries } from './serialise-queries.ts';

/** So long whoever holds a connection that was lost may take to give it back, in ms. */
const patience = 1_000;

/**
 * Keeps lost database connections from doing harm.
 *
 * An `error` event without a listener would end the process, on an idle
 * connection (the pool's event) as on one in use (the client's own).
 *
 * Payload keeps one connection for itself and takes another after each outage
 * without giving the lost one back (`@payloadcms/db-postgres` 3.90.1, connect.js);
 * Drizzle keeps the one whose `begin` failed (0.45.2, node-postgres/session.js).
 * After a few outages the pool would have none left and every call would wait in
 * vain. So a lost connection that nobody gives back is taken back.
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
    serialiseQueries(client);
    client.on('error', report);
    client.once('end', () => setTimeout(takeBack, patience, client).unref());
  });

  function takeBack(client: PoolClient): void {
    if (!inUse.has(client)) return;
    const { release } = client;
    // Whoever holds it may still give it back, which the pool would take for a mistake.
    client.release = () => {};
    release.call(client, true);
  }
}
