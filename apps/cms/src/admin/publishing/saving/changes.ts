import { isSame } from '@riverfront/backend/publishing/concurrency/versions';
import type { FormState } from 'payload';
import { getObjectDotNotation } from 'payload/shared';

/** Values of a document by field name. */
export type Values = Record<string, unknown>;

const internal = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'file']);

/** Returns the values of a form that differ from those of a document; undefined where none does. */
export function findChanges(doc: Values, values: Values): Values | undefined {
  const isChanged = ([name, value]: [string, unknown]) => !internal.has(name) && !isSame(value, doc[name]);
  const changes = Object.entries(values).filter(isChanged);
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}

/**
 * Lists the plain values that the server has changed while saving by the path of their fields, such as a key made from a
 * title; without those that were changed again in the form since it was sent.
 */
export function listServerChanges(fields: FormState, sent: Values, doc: Values): [string, unknown][] {
  return Object.entries(fields).flatMap(([path, { rows, value }]): [string, unknown][] => {
    const stored = getObjectDotNotation(doc, path);
    if (rows || stored === undefined || isObject(stored) || isObject(value)) return [];
    return isSame(value, getObjectDotNotation(sent, path)) && !isSame(value, stored) ? [[path, stored]] : [];
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Names of properties that say how something looks or which record it is. */
const technical = new Set('id type version format indent direction mode style tag detail'.split(' '));

/** Formats any value of a field as lines of plain text, to read and to copy from. */
export function toText(value: unknown): string {
  if (!isObject(value)) return String(value ?? '');
  // Runs of text and links stand on one line, paragraphs and rows below each other.
  const isInline = Array.isArray(value) && value.some((child) => 'text' in Object(child));
  return Object.entries(value)
    .filter(([name]) => !technical.has(name))
    .map(([, part]) => toText(part))
    .filter((line) => line !== '')
    .join(isInline ? '' : '\n');
}
