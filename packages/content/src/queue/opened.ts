import { setTimeout as pause } from 'node:timers/promises';
import { APIError } from 'payload';
import type { Queue } from './queue.ts';

/** What staff are told when the queue has not reached the database. */
export const queueAwayMessage =
  'This cannot be passed on at the moment, so nothing was changed. Please try again in a minute.';

/**
 * Waits until a queue is open. Before a transaction, never in one: on the
 * embedded database the queue would wait for that very transaction.
 * @throws {APIError} 503 when it takes longer than five seconds
 */
export async function opened(queue: Queue): Promise<void> {
  const isOpen = await Promise.race([queue.ready.then(() => true), pause(5_000, false, { ref: false })]);
  if (!isOpen) throw new APIError(queueAwayMessage, 503, null, true);
}
