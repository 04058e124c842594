import { randomUuid } from '../../random-uuid.ts';
import { isBlank, type Values, valuesFrom } from './fields.ts';

/** A message that has not been sent yet. */
export interface Draft {
  values: Values;
  /** Names this message, so that it is stored once however often it is sent. */
  key: string | undefined;
  /** When its writing began, in milliseconds since 1970. */
  since: number;
}

const storageKey = 'contact-draft';

/** A message that begins now. */
export function newDraft(values: Values): Draft {
  return { values, key: randomUuid(), since: Date.now() };
}

/** What was typed before a reload or an accidental leave, in this tab. Undefined where there is nothing to restore. */
export function readDraft(): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isRecord(stored) ? draftFrom(stored) : undefined;
  } catch {
    return undefined; // no storage allowed, or not ours
  }
}

/** Keeps a draft in this tab; a blank one is nothing to keep. */
export function keepDraft(draft: Draft): void {
  try {
    if (isBlank(draft.values)) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // No storage allowed: the form works without.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}

function draftFrom({ values, key, since }: Record<string, unknown>): Draft | undefined {
  if (!isRecord(values) || typeof since !== 'number') return undefined;
  return {
    values: valuesFrom((name) => values[name]),
    key: typeof key === 'string' ? key : undefined,
    since,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
