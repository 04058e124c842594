import { useForm } from '@payloadcms/ui';
import type { NewerVersion } from '@riverfront/backend/publishing/concurrency/versions';
import { useSyncExternalStore } from 'react';
import { type FieldFailure, StaffApiError } from '../../requests/staff-api.ts';
import { recentTime } from '../../time/clock.ts';
import type { Values } from './changes.ts';

/** An autosave and a draft are not published; `plain` saves a record that has no drafts. */
export type SaveKind = 'autosave' | 'draft' | 'publish' | 'plain';

/** A save that was rejected with 409 because a colleague had saved a newer version. */
export interface Conflict {
  newer: NewerVersion;
  mine: Values;
  theirs: Values;
  kind: SaveKind;
}

/** Whether what stands in a form is stored. */
export type SaveState =
  | { name: 'unchanged' }
  | { name: 'saving' }
  | { name: 'saved'; at: string }
  | {
      name: 'failed';
      kind: SaveKind;
      reason: string;
      /** It is tried again by itself. */
      isRetried: boolean;
      /** Validation errors of the fields. */
      errors: FieldFailure[];
      /** Somebody saved this since the form was loaded. */
      newer?: NewerVersion | undefined;
    };

/** The state of saving that the parts of one form share: its buttons, its notices and the editors of its texts. */
export class Saver {
  /** Saves the form. @returns whether it is stored */
  save: (kind: SaveKind) => Promise<boolean> = () => Promise.resolve(false);
  /** Stores what stands in the form in the tab. */
  store: () => void = () => undefined;
  /** Read what was typed into rich text editors, by the path of their fields, until the fields have it: up to 500 ms. */
  readonly editors = new Map<string, () => unknown>();
  #state: SaveState = { name: 'unchanged' };
  readonly #listeners = new Set<() => void>();

  get state(): SaveState {
    return this.#state;
  }

  set state(state: SaveState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

const savers = new WeakMap<object, Saver>();

/** Returns the saver of the surrounding form. */
export function useSaver(): Saver {
  const { formRef } = useForm();
  const saver = savers.get(formRef) ?? new Saver();
  savers.set(formRef, saver);
  return saver;
}

/** Returns the state of the surrounding form, and renders again after each change of it. */
export function useSaveState(): SaveState {
  const saver = useSaver();
  return useSyncExternalStore(
    saver.subscribe,
    () => saver.state,
    () => saver.state,
  );
}

/** Pauses before a failed request is tried again, in milliseconds; the last one repeats. */
const pauses = [2_000, 4_000, 8_000, 15_000, 30_000];

/** Returns the pause after a number of failures before, in milliseconds. */
export const pauseAfter = (failures: number) => pauses[Math.min(failures, pauses.length - 1)];

/** Turns what a save was ended by into a failure to show. An answer that is not ours, such as a proxy's page, counts as none. */
export function toFailure(error: unknown): StaffApiError {
  if (error instanceof StaffApiError) return error;
  // Also Payload's server functions fail with it without a connection.
  if (error instanceof TypeError && error.message === 'Failed to fetch') return new StaffApiError('');
  if (!(error instanceof SyntaxError)) reportError(error);
  return new StaffApiError('', 502);
}

/** Says why a document is not saved. */
export function toReason({ status = 0, message, newer }: StaffApiError): string {
  if (newer)
    return `${newer.by ?? 'The system'} ${newer.isTrashed ? 'moved this to the trash' : 'saved a newer version'} (${recentTime(newer.at)})`;
  if (status === 0) return 'no connection';
  return status >= 500 || status === 429 ? 'the server does not answer' : message;
}
