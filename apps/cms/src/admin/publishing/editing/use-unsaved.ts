'use client';
import { isSame } from '@riverfront/backend/publishing/versions';
import type { ClientField } from 'payload';
import { useEffect, useState } from 'react';
import { changesOf, type Values } from './compare.ts';

/** Unsaved changes of a document. */
interface Unsaved {
  /** ISO 8601. */
  at: string;
  /** By field name. */
  values: Values;
}

interface UnsavedOptions {
  /** Tracking key of the document; undefined before it is created. */
  document: string | undefined;
  user: number | string;
  fields: ClientField[];
  /** The document as loaded or saved last. */
  stored: Values | undefined;
}

/**
 * Stores rejected changes of a document in session storage, which survives a reload and a crash and is cleared with the
 * tab: the values may be personal data.
 */
export function useUnsaved({ document, user, fields, stored }: UnsavedOptions) {
  const [unsaved, setUnsaved] = useState<Unsaved>();
  const key = document && `unsaved:${user}:${document}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version of the document counts
  useEffect(() => {
    const known = key && sessionStorage.getItem(key);
    if (!known || !stored) return;
    const { at, values } = JSON.parse(known) as Unsaved;
    setUnsaved(write(key, remaining(values, stored), at));
  }, [key, stored?.updatedAt]);

  return {
    unsaved,
    /** Stores what differs in the form from the loaded document. */
    store(mine: Values): void {
      if (key) setUnsaved(write(key, { ...unsaved?.values, ...changesOf(fields, stored ?? {}, mine) }));
    },
    discard(): void {
      if (key) setUnsaved(write(key, {}));
    },
  };
}

/** Writes unsaved changes, or removes the entry when there are none. */
function write(key: string, values: Values, at = new Date().toISOString()): Unsaved | undefined {
  if (Object.keys(values).length === 0) {
    sessionStorage.removeItem(key);
    return undefined;
  }
  const unsaved = { at, values };
  try {
    sessionStorage.setItem(key, JSON.stringify(unsaved));
  } catch {
    // Storage is full or disabled; the values are still in the form.
  }
  return unsaved;
}

/** Returns the values that still differ from the stored document. */
export function remaining(values: Values, stored: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, stored[name])));
}
