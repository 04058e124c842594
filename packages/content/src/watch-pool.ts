import type { Payload } from 'payload';

interface Emitter {
  on(event: 'error', listener: (error: Error) => void): void;
}
interface Pool extends Emitter {
  on(event: 'error', listener: (error: Error) => void): void;
  on(event: 'connect', listener: (client: Emitter) => void): void;
}

/**
 * Keeps a lost database connection from ending the process: an `error` event
 * without a listener would, on an idle connection (the pool's event) as on one
 * in use (the client's own). The pool replaces the connection by itself.
 */
export function watchPool(payload: Payload): void {
  if (!('pool' in payload.db)) return;
  const pool = payload.db.pool as Pool;
  const report = (error: Error) => payload.logger.warn({ msg: `Database connection lost: ${error.message}` });
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
}
