import type { Payload } from 'payload';

/**
 * Keeps a lost database connection from ending the process: an `error` event
 * without a listener would. The pool replaces the connection by itself.
 */
export function watchPool(payload: Payload): void {
  if (!('pool' in payload.db)) return;
  const { pool } = payload.db as { pool: { on(event: 'error', listener: (error: Error) => void): void } };
  pool.on('error', (error) => payload.logger.warn({ msg: `Database connection lost: ${error.message}` }));
}
