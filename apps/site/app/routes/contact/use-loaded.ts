import { useEffect, useState } from 'react';
import { persist } from '../../retry.ts';

/** A part of the form that is fetched when it is wanted, and again when that has failed. */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean): { part?: T; failed: boolean } {
  const [state, setState] = useState<{ part?: T; failed: boolean }>({ failed: false });
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    const onFailure = () => setState({ failed: true });
    persist(load, { signal: leaving.signal, onFailure }).then(
      (part) => setState({ part, failed: false }),
      () => {}, // the visitor has left
    );
    return () => leaving.abort();
  }, [load, wanted]);
  return state;
}
