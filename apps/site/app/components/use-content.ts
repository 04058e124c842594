import { useEffect, useRef, useState } from 'react';
import { persist } from '../retry.ts';

/**
 * Content that a part of a page fetches for itself, once per mount: `answer` is undefined until
 * it is here. A failure is logged under the given message and the call is made again.
 */
export function useContent<T>(call: (signal: AbortSignal) => Promise<T>, log: string) {
  const [state, setState] = useState<{ answer?: T; failed: boolean }>({ failed: false });
  const latest = useRef(call);
  useEffect(() => {
    const leaving = new AbortController();
    const onFailure = (error: unknown) => {
      console.error(log, error instanceof Error ? error.message : error);
      setState({ failed: true });
    };
    persist(() => latest.current(leaving.signal), { signal: leaving.signal, onFailure }).then(
      (answer) => setState({ answer, failed: false }),
      () => {}, // the visitor has left
    );
    return () => leaving.abort();
  }, [log]);
  return state;
}
