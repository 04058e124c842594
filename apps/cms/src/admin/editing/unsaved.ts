import { isSame, type Values } from './compare.ts';

/** Unsaved changes of a document. */
export interface Unsaved {
  /** ISO 8601. */
  at: string;
  /** By field name. */
  values: Values;
}

/*
 * Session storage survives a reload and a crash, and is cleared with the tab: the values may be personal data.
 */
const keyOf = (user: number | string, document: string) => `unsaved:${user}:${document}`;

/** Reads the user's unsaved changes of a document. */
export function readUnsaved(user: number | string, document: string): Unsaved | undefined {
  const stored = sessionStorage.getItem(keyOf(user, document));
  return stored ? (JSON.parse(stored) as Unsaved) : undefined;
}

/** Stores unsaved changes, or removes the entry when there are none. */
export function writeUnsaved(
  user: number | string,
  document: string,
  values: Values,
  at = new Date().toISOString(),
): Unsaved | undefined {
  const key = keyOf(user, document);
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
