import { type Queue, type QueueOptions, startQueue } from './queue.ts';

/**
 * The queue of a process that only sends, such as the staff side. Connects when
 * it is first asked for, so that loading a configuration reaches no database.
 */
export function sendingQueue(options: Omit<QueueOptions, 'workers'>): Queue {
  let started: Queue | undefined;
  const queue = () => {
    started ??= startQueue(options);
    return started;
  };
  return {
    get ready() {
      return queue().ready;
    },
    send: (...sending) => queue().send(...sending),
    wake: () => {},
    stop: async () => started?.stop(),
  };
}
