import { type QueueName, queues } from '../src/queue/queue.ts';

/** Creates workers that do nothing, so that a test can inspect tasks. */
export function idleWorkers() {
  const workers = Object.keys(queues).map((name) => [name, async () => {}]);
  return Object.fromEntries(workers) as Record<QueueName, () => Promise<void>>;
}
