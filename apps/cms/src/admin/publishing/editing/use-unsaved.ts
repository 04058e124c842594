'use client';
import { isRecord, readStored, writeStored } from '@riverfront/ui/storage';
import type { ClientField } from 'payload';
import { useEffect, useState } from 'react';
import { useDraftKey } from '../../form/draft-key.tsx';
import { changesOf, remaining, type Values } from './compare.ts';

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
  fields: ClientField[];
  /** The document as loaded or saved last. */
  stored: Values | undefined;
}

/**
 * Stores rejected changes of a document in session storage, which survives a reload and a crash and is cleared with the
 * tab: the values may be personal data.
 */
export function useUnsaved({ document, fields, stored }: UnsavedOptions) {
  const [unsaved, setUnsaved] = useState<Unsaved>();
  const draftKey = useDraftKey(`unsaved changes of ${document}`);
  const key = document && draftKey;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version of the document counts
  useEffect(() => {
    const { at, values } = (key && readStored('sessionStorage', key)) || {};
    if (!key || !stored || typeof at !== 'string' || !isRecord(values)) return;
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
    writeStored('sessionStorage', key, null);
    return undefined;
  }
  const unsaved = { at, values };
  writeStored('sessionStorage', key, unsaved);
  return unsaved;
}
