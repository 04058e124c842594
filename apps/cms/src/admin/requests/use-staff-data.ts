'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStaff, reasonOf } from './staff-api.ts';

/**
 * Fetches the JSON of an endpoint, or the reason of its failure. Data stays until the next response.
 * @param path undefined while there is nothing to read
 * @param version fetches again when it changes
 */
export function useStaffData<T>(path: string | undefined, version?: unknown) {
  const [data, setData] = useState<T>();
  const [problem, setProblem] = useState<string>();
  const [answeredPath, setAnsweredPath] = useState<string>();
  const requests = useRef({ path, started: 0, shown: 0 });
  requests.current.path = path;
  const reload = useCallback(async () => {
    if (path === undefined) return;
    requests.current.started += 1;
    const order = requests.current.started;
    const [next, failure] = await readStaff<T>(path).then(
      (read) => [read, undefined] as const,
      (error) => [undefined, reasonOf(error)] as const,
    );
    // Responses may arrive out of order.
    if (requests.current.path !== path || order < requests.current.shown) return;
    requests.current.shown = order;
    if (failure === undefined) setData(next);
    setProblem(failure);
    setAnsweredPath(path);
  }, [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches for each version
  useEffect(() => void reload(), [reload, version]);
  return { data, setData, problem, reload, isLoading: path !== undefined && answeredPath !== path };
}

/** Calls back at an interval and whenever the window regains focus, while the page is visible. */
export function usePolling(callback: () => unknown, ms: number): void {
  const current = useRef(callback);
  current.current = callback;
  useEffect(() => {
    const poll = () => {
      if (document.visibilityState === 'visible') current.current();
    };
    const timer = setInterval(poll, ms);
    addEventListener('focus', poll);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', poll);
    };
  }, [ms]);
}

/** Debounces a value: returns it once it has not changed for so many milliseconds. */
export function useDebounced<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}

const shown = new WeakSet<object>();

/**
 * Whether what the server has rendered was shown before: Next gives a screen its first properties back when somebody
 * returns, however old they are. True from the second call.
 */
export function isShownAgain(rendered: object): boolean {
  const isKnown = shown.has(rendered);
  shown.add(rendered);
  return isKnown;
}
