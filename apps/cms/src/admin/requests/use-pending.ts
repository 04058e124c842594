'use client';
import { useRef, useState } from 'react';

const leave = <T>(value: T) => value;

/** Sends changes one after another, and shows those that are not answered yet on top of what is stored. */
export function usePending<T>(stored: T) {
  const [pending, setPending] = useState<((value: T) => T)[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /**
   * Runs a change once those before it are answered.
   * @param work ends once what it has stored is read again
   * @param apply makes the change on the screen until then
   */
  async function enqueue<Result>(
    work: () => Promise<Result>,
    apply: (value: T) => T = leave,
  ): Promise<Result> {
    setPending((others) => [...others, apply]);
    const done = queue.current.then(work);
    queue.current = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      setPending((others) => others.filter((other) => other !== apply));
    }
  }
  return { shown: pending.reduce((value, apply) => apply(value), stored), enqueue };
}
