import { isSame, type Values } from './compare.ts';

/** What somebody typed and is not stored. */
export interface Unsaved {
  /** ISO 8601. */
  at: string;
  /** By name of the field. */
  values: Values;
}

/*
 * In this tab's session storage: it outlives a reload and a crash, and goes when the tab is closed, for it may
 * hold what was written about people.
 */
const keyOf = (user: number | string, document: string) => `unsaved:${user}:${document}`;

/** What the user typed into a document and could not save, if there is anything. */
export function readUnsaved(user: number | string, document: string): Unsaved | undefined {
  const stored = sessionStorage.getItem(keyOf(user, document));
  return stored ? (JSON.parse(stored) as Unsaved) : undefined;
}

/** Stores it, or forgets it when nothing is left. */
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
    // Full, or switched off: it still stands in the form.
  }
  return unsaved;
}

/** What of it is not stored in the meantime. */
export function remaining(values: Values, stored: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, stored[name])));
}
