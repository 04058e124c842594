import { useEffect, useEffectEvent, useState } from 'react';

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
  const loadLatest = useEffectEvent(load);
  useEffect(() => {
    if (key === undefined) return;
    const leaving = new AbortController();
    const onFailure = (error: unknown) => {
      if (log) console.error(log, error instanceof Error ? error.message : error);
      setState({ key, failed: true });
    };
    retry(() => loadLatest(leaving.signal), { signal: leaving.signal, onFailure }).then(
      (value) => setState({ key, value, failed: false }),
      () => {}, // another key, or the visitor has left
    );
    return () => leaving.abort();
  }, [key, log]);
  return state.key === key ? state : { failed: false };
}

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** The back-off before another attempt, in ms: 1, 2, 4 … and at most 30 seconds. */
export function backOffMs(attempt: number): number {
  return Math.min(firstPauseMs * 2 ** attempt, longestPauseMs);
}

interface RetryOptions {
  signal: AbortSignal;
  onFailure: (error: unknown) => void;
}

/** Retries a call with exponential back-off until it succeeds; rejects only when the signal aborts. */
async function retry<T>(call: () => Promise<T>, { signal, onFailure }: RetryOptions): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      onFailure(error);
    }
    await new Promise((resolve) => setTimeout(resolve, backOffMs(attempt)));
    signal.throwIfAborted();
  }
}
