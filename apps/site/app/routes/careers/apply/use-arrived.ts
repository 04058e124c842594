import { useEffect, useState } from 'react';
import type { Arriving, Outcome } from '../../../content.ts';

/**
 * The outcome of a call once it is here. What has been answered stays: a form that is being filled in
 * must not disappear because its job is read again, and is slow or closed meanwhile.
 */
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
