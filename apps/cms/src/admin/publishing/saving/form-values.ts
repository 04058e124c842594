import { isSame } from '@riverfront/backend/publishing/concurrency/versions';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import type { Values } from './changes.ts';
import type { Saver } from './saver.ts';

/** Reads the values of a form with what the editors hold, which reaches the form only when the browser is idle. */
export function readValues(fields: FormState, saver: Saver): Values {
  const current = { ...fields };
  for (const [path, read] of saver.editors) {
    const field = current[path];
    const value = field && read();
    if (field && !isSame(field.value, value)) current[path] = { ...field, value };
  }
  return reduceFieldsToValues(current, true);
}

/**
 * Lists the plain values that the server has changed while saving, such as an address made from a title, by the path of
 * their fields; without those that were changed again in the form since it was sent.
 */
export function listServerChanges(fields: FormState, sent: Values, doc: Values): [string, unknown][] {
  return Object.entries(fields).flatMap(([path, { rows, value }]): [string, unknown][] => {
    if (rows || ['file', 'id', 'updatedAt'].includes(path) || typeof (value ?? '') === 'object') return [];
    const stored = valueAt(doc, path);
    const isTaken = stored !== undefined && typeof (stored ?? '') !== 'object';
    return isTaken && isSame(value, valueAt(sent, path)) && !isSame(value, stored) ? [[path, stored]] : [];
  });
}

/** Returns whether fields of a new row are still being fetched, which Payload does only while the form is modified. */
export function hasNewRows(fields: FormState): boolean {
  return Object.values(fields).some(({ rows }) => rows?.some(({ isLoading }) => isLoading));
}

/** Reads the value at a field's path, such as `meta.title`; undefined where there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (typeof at === 'object' && at ? (at as Values)[name] : undefined), values);
}
