import { InspectionUnavailable } from './inspection-unavailable.ts';

/**
 * Lets at most `parallel` pieces of work run at once; the others wait in order.
 * @returns a function that runs work and returns what it returns; it throws {@link InspectionUnavailable} when `waiting` wait already
 */
export function createWaitingLine({ parallel, waiting }: { parallel: number; waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < parallel) running += 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw new InspectionUnavailable('Too many files wait for their inspection.');
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The place goes straight to the next in line, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}
