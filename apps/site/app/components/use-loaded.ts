import { useEffect, useRef, useState } from 'react';
import { retry } from '../retry.ts';

interface Loaded<T> {
  /** Undefined until it is loaded. */
  value?: T;
  /** The last attempt failed; another follows. */
  failed: boolean;
}

/**
 * Loads something in the browser once for each key, and retries until it is here.
 * @param key names what is loaded; nothing is loaded while it is undefined
 * @param log the console message of a failure, where the specification names one
 */
export function useLoaded<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
  log?: string,
): Loaded<T> {
  const [state, setState] = useState<Loaded<T> & { key?: string }>({ failed: false });
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (key === undefined) return;
    const leaving = new AbortController();
    const onFailure = (error: unknown) => {
      if (log) console.error(log, error instanceof Error ? error.message : error);
      setState({ key, failed: true });
    };
    retry(() => latest.current(leaving.signal), { signal: leaving.signal, onFailure }).then(
      (value) => setState({ key, value, failed: false }),
      () => {}, // another key, or the visitor has left
    );
    return () => leaving.abort();
  }, [key, log]);
  return state.key === key ? state : { failed: false };
}
