import { setTimeout as pause } from 'node:timers/promises';
import { APIError } from 'payload';
import { type Queue, type QueueOptions, startQueue } from './queue.ts';

/**
 * Creates the queue of a process without workers, such as the staff side. Connects when it is first used, so
 * that loading a configuration connects to no database.
 */
export function createSendOnlyQueue(options: Omit<QueueOptions, 'workers'>): Queue {
  let started: Queue | undefined;
  const queue = () => {
    started ??= startQueue(options);
    return started;
  };
  return {
    get ready() {
      return queue().ready;
    },
    send: (...task) => queue().send(...task),
    wake: () => {},
    stop: async () => started?.stop(),
  };
}

/** What staff read while the queue has no connection to the database. */
export const queueUnavailableMessage =
  'This cannot be sent at the moment, so nothing was changed. Please try again in a minute.';

/**
 * Waits until a queue is connected. Call it before a transaction, which would keep its connection
 * while it waits.
 * @throws {APIError} 503 after five seconds
 */
export async function waitForQueue(queue: Queue): Promise<void> {
  const isReady = await Promise.race([queue.ready.then(() => true), pause(5_000, false, { ref: false })]);
  if (!isReady) throw new APIError(queueUnavailableMessage, 503);
}
