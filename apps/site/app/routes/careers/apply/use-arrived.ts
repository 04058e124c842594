import { useEffect, useState } from 'react';
import type { Arriving, Outcome } from '../../../content.ts';

/** Returns the outcome of a call once it has arrived. An answer stays: a reload must not remove a form in use. */
export function useArrived<T>(of: Arriving<T>): Outcome<T> | undefined {
  const [arrived, setArrived] = useState(of instanceof Promise ? undefined : of);
  useEffect(() => {
    let left = false;
    Promise.resolve(of).then((outcome) => {
      if (!left) setArrived((before) => (before?.answer ? before : outcome));
    });
    return () => {
      left = true;
    };
  }, [of]);
  return arrived;
}
