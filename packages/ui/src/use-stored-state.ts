import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readStored, writeStored } from './storage.ts';

/** What `useStoredState` returns. */
export interface StoredState<T> {
  value: T;
  /** Changes some properties, and stores them at once. */
  change: (part: Partial<T>) => void;
  /** Empties the properties that still are what was sent: what was typed meanwhile stays. */
  clear: (sent: Partial<T>) => void;
  /** When what was found in the storage was typed, in ms since 1970; undefined when nothing was found. */
  restoredAt: number | undefined;
}

/**
 * State that is stored in the tab at each change, so that what is typed survives leaving, a reload and a crash. It ends
 * with the tab: it may be personal data.
 * @param key of user, record and form
 * @param empty the value before anything is typed. Of what is stored, the properties of the same type are taken over
 * @param isEmpty whether there is nothing to store; by default, whether the value is `empty`
 */
export function useStoredState<T extends object>(
  key: string,
  empty: T,
  isEmpty: (value: T) => boolean = (value) => JSON.stringify(value) === JSON.stringify(empty),
): StoredState<T> {
  const [state, setState] = useState<{ value: T; restoredAt?: number | undefined }>({ value: empty });
  // Requests that end later read what is there then.
  const latest = useRef({ key, value: empty });
  const options = useRef({ empty, isEmpty });
  options.current = { empty, isEmpty };

  // Not in the first render, which has to be the server's.
  useLayoutEffect(() => {
    const { savedAt, ...stored } = readStored('sessionStorage', key) ?? {};
    const value = takeOver(options.current.empty, stored);
    latest.current = { key, value };
    setState({ value, restoredAt: typeof savedAt === 'number' ? savedAt : undefined });
  }, [key]);

  const change = useCallback((part: Partial<T>) => {
    const value = { ...latest.current.value, ...part };
    latest.current = { ...latest.current, value };
    const isDone = options.current.isEmpty(value);
    writeStored('sessionStorage', latest.current.key, isDone ? null : { ...value, savedAt: Date.now() });
    setState(({ restoredAt }) => ({ value, restoredAt: isDone ? undefined : restoredAt }));
  }, []);

  function clear(sent: Partial<T>): void {
    // Another record is on the screen by now.
    if (latest.current.key !== key) return void writeStored('sessionStorage', key, null);
    const names = Object.keys(sent) as (keyof T)[];
    const unchanged = names.filter((name) => latest.current.value[name] === sent[name]);
    change(Object.fromEntries(unchanged.map((name) => [name, empty[name]])) as Partial<T>);
  }
  return { value: state.value, restoredAt: state.restoredAt, change, clear };
}

/** Returns whether something is stored, as of the last render. */
export function useIsStored(key: string): boolean {
  const [isStored, setStored] = useState(false);
  useEffect(() => setStored(readStored('sessionStorage', key) !== undefined));
  return isStored;
}

/** Takes over the stored properties that have the type of the empty ones: an older version may have stored others. */
function takeOver<T extends object>(empty: T, stored: Record<string, unknown>): T {
  const fitting = Object.entries(empty).flatMap(([name, value]) => {
    const found = stored[name];
    const isSame = typeof found === typeof value && Array.isArray(found) === Array.isArray(value);
    return found !== null && isSame ? [[name, found]] : [];
  });
  return { ...empty, ...Object.fromEntries(fitting) };
}
