'use client';
import { isRecord } from '@riverfront/ui/storage';
import { useState, useSyncExternalStore } from 'react';
import { useDraftKey } from './draft-key.tsx';

const listeners = new Set<() => void>();
/** What a full or blocked storage has not taken. */
const unstored = new Map<string, string>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readText(key: string): string | null {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string | null): void {
  unstored.delete(key);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    if (text !== null) unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** Returns whether something was typed about a record and is not sent. */
export function useIsDrafted(about: string): boolean {
  const key = useDraftKey(about);
  return useSyncExternalStore(
    subscribe,
    () => readText(key) !== null,
    () => false,
  );
}

const toJson = (value: unknown) => JSON.stringify(value);

/** Takes over the stored properties that have the type of the empty ones: an older version may have stored others. */
function parse<T extends object>(text: string | null, empty: T): { value: T; savedAt?: number } {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {}
  if (!isRecord(stored)) return { value: empty };
  const { savedAt, ...found } = stored;
  const fitting = Object.entries(empty).filter(
    ([name, value]) =>
      found[name] !== null &&
      typeof found[name] === typeof value &&
      Array.isArray(found[name]) === Array.isArray(value),
  );
  const value = { ...empty, ...Object.fromEntries(fitting.map(([name]) => [name, found[name]])) };
  return { value, ...(typeof savedAt === 'number' && { savedAt }) };
}

/**
 * What is typed, stored in the tab at each change, so that it survives closing a form, leaving, a reload and a crash. It
 * ends with the tab, or when its user signs out: it may be personal data.
 * @param about names the form and its record: `reply:12`
 * @param empty the value before anything is typed
 * @param isEmpty whether there is nothing to store; by default, whether the value is `empty`
 */
export function useDraft<T extends object>(
  about: string,
  empty: T,
  isEmpty: (value: T) => boolean = (value) => toJson(value) === toJson(empty),
) {
  const key = useDraftKey(about);
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  );
  const { value } = parse(text, empty);
  const [restoredAt] = useState(() => parse(readText(key), empty).savedAt);

  /** Changes some properties of what is there by now. */
  function change(part: Partial<T>): void {
    const next = { ...parse(readText(key), empty).value, ...part };
    writeText(key, isEmpty(next) ? null : toJson({ ...next, savedAt: Date.now() }));
  }
  /** Empties the properties that still are what was sent: what was typed meanwhile stays. */
  function clear(sent: Partial<T>): void {
    const now = parse(readText(key), empty).value;
    const names = (Object.keys(sent) as (keyof T)[]).filter(
      (name) => toJson(now[name]) === toJson(sent[name]),
    );
    change(Object.fromEntries(names.map((name) => [name, empty[name]])) as Partial<T>);
  }
  return {
    value,
    change,
    clear,
    discard: () => writeText(key, null),
    /** When what was found was typed, in ms since 1970. */
    restoredAt: text === null ? undefined : restoredAt,
    /** Properties of the control of a text. */
    field: (name: keyof T & string) => ({
      name,
      value: String(value[name]),
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<T>),
    }),
  };
}
