interface ConcurrencyLimit {
  concurrency: number;
  /** Most tasks that wait. */
  maxQueued: number;
  /** Milliseconds that a task waits at most; without it as long as those before it take. */
  maxWaitMs?: number;
  /** Creates the error of a task that may not wait, or not any longer. Nothing of it has begun. */
  createError: () => Error;
}

/**
 * Creates a queue that runs at most `concurrency` tasks at once, in the order of their arrival.
 * @returns a function that runs a task and returns its result; it throws what `createError` creates. `isFull` says
 * whether a task would wait
 */
export function createConcurrencyLimit({ concurrency, maxQueued, maxWaitMs, createError }: ConcurrencyLimit) {
  const queue: (() => void)[] = [];
  let running = 0;

  function waitForSlot(): Promise<void> {
    if (queue.length >= maxQueued) throw createError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      queue.splice(queue.indexOf(start), 1);
      reject(createError());
    };
    const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    queue.push(start);
    return promise;
  }

  async function runLimited<T>(task: () => Promise<T>): Promise<T> {
    if (running < concurrency) running += 1;
    else await waitForSlot();
    try {
      return await task();
    } finally {
      const next = queue.shift();
      // The slot passes straight to the next task: decrementing first would let a new one overtake it.
      if (next) next();
      else running -= 1;
    }
  }
  return Object.assign(runLimited, { isFull: () => running === concurrency });
}
