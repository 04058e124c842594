'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { isRecord, readStored, writeStored } from '@riverfront/ui/storage';
import { useEffect, useRef, useState } from 'react';
import { isEmpty, type Values } from './changes.ts';
import { type Pending, rebase } from './show-values.ts';
import type { useOpenDocument } from './use-open-document.ts';

/** Values of a form that are not stored on the server, as stored in the tab. */
export interface LocalCopy {
  values: Values;
  /** The values of the same fields that they were typed over. */
  base: Values;
  /** The version that they were typed over; undefined for a new record. */
  version: string | undefined;
  /** What was sent to be saved over that version and has no answer, the last first. */
  sent: Values[];
  /** When they were typed, ISO 8601. */
  at: string;
}

/** Reads a local copy; undefined where there is none. */
export function readCopy(key: string): LocalCopy | undefined {
  const { values, base, version, sent, at } = readStored('sessionStorage', key) ?? {};
  if (!isRecord(values) || typeof at !== 'string') return undefined;
  return {
    values,
    base: isRecord(base) ? base : {},
    version: typeof version === 'string' ? version : undefined,
    sent: Array.isArray(sent) ? sent.filter(isRecord) : [],
    at,
  };
}

interface RestoredOptions {
  document: ReturnType<typeof useOpenDocument>;
  pending: { current: Pending | undefined };
  /** Name of the local copy in the storage of the tab. */
  key: string;
  /** Shows values that are not saved yet. @param base values of the form before anybody typed */
  fill: (values: Values, base: Values) => Promise<void>;
  /** Shows the newest version, with values that are not saved yet. */
  showNewest: (values: Values) => Promise<void>;
  /** Takes a copy that was typed over another version than the loaded one. */
  onOutdated: (copy: LocalCopy) => void;
}

/**
 * Fills a form with what was typed into it before and is not saved, each time that Payload loads its values. Until
 * `isRestored` the local copy must not be written over.
 */
export function useRestored(options: RestoredOptions) {
  const { isTrashed } = options.document;
  const { initialState, isInitializing = false } = useDocumentInfo();
  const [restored, setRestored] = useState<LocalCopy>();
  const restoring = useRef(0);
  const last = useRef<Promise<unknown>>(undefined);
  const latest = useRef(restore);
  latest.current = restore;

  async function restore(): Promise<void> {
    const { document, key, fill, pending } = options;
    const { data, changes, current } = document;
    const copy = document.hasCopy ? readCopy(key) : undefined;
    if (!copy) return;
    const before = current();
    pending.current = { before, wanted: { ...before, ...copy.values } };
    // Of the values, because a screen that is loaded again may lag behind a save.
    const version = typeof data.updatedAt === 'string' ? data.updatedAt : undefined;
    if (copy.version && version && copy.version > version) return await options.showNewest(copy.values);
    const values = changes(data, { ...data, ...rebase(copy.values, copy.base, data) });
    if (isEmpty(values)) return;
    // A save whose answer never came, because the screen was left, made a newer version; or it left these fields alone.
    const isOwn = copy.sent.some((sent) => isEmpty(changes(data, { ...data, ...sent })));
    const isUntouched = isEmpty(changes(copy.base, pick(data, copy.values)));
    if (copy.version !== version && !isOwn && !isUntouched) return options.onOutdated({ ...copy, values });
    // What was sent may still arrive.
    setRestored({ ...copy, version });
    await fill({ ...data, ...values }, data);
  }

  // Payload replaces all values when the screen is loaded again, also after Back has shown it from the cache.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each document and each state of it that is loaded
  useEffect(() => {
    if (isInitializing || isTrashed) return;
    restoring.current += 1;
    // One after the other: the later one begins with what the one before shows.
    last.current = Promise.resolve(last.current)
      .then(() => latest.current())
      .catch(reportError)
      .finally(() => {
        restoring.current -= 1;
        options.pending.current = undefined;
      });
  }, [options.key, isInitializing, initialState]);

  return {
    restored,
    setRestored,
    /** Adds what is typed while the local copy is being restored to the copy, if there is one. */
    extend(shown: Values): void {
      const { document, key, pending } = options;
      const copy = readCopy(key);
      if (!copy) return;
      const { before, wanted } = pending.current ?? { before: document.data, wanted: document.data };
      const typed = document.changes(before, shown);
      const values = { ...copy.values, ...rebase(typed, before, wanted) };
      writeStored('sessionStorage', key, { ...copy, values, base: { ...pick(before, typed), ...copy.base } });
    },
    isRestored: () => restoring.current === 0 && last.current !== undefined,
  };
}

/** Returns the values of the fields that others have values of. */
export function pick(values: Values, named: Values): Values {
  return Object.fromEntries(Object.keys(named).map((name) => [name, values[name]]));
}
