import { WorkerUnavailable } from './unavailable.ts';

/**
 * Creates a first-in-first-out queue that runs at most `concurrency` tasks at once.
 * @returns a function that runs a task and returns its result; it throws {@link WorkerUnavailable} when `maxQueued` are waiting
 */
export function createConcurrencyLimit({
  concurrency,
  maxQueued,
}: {
  concurrency: number;
  maxQueued: number;
}) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async function runLimited<T>(task: () => Promise<T>): Promise<T> {
    if (running < concurrency) running += 1;
    else if (queue.length < maxQueued) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new WorkerUnavailable('Too many files are being read. Please try again in a minute.');
    try {
      return await task();
    } finally {
      const next = queue.shift();
      // The slot passes straight to the next task: decrementing first would let a new one overtake it.
      if (next) next();
      else running -= 1;
    }
  };
}
