/**
 * Optimistic concurrency control between screens and API. The version of a record is the `updatedAt` of its newest
 * state, draft or published; the request header `If-Match` (RFC 9110, section 13.1.1) carries the version that a
 * change is based on. Has no imports, because browsers load it.
 */

/** The field of every edit form by which the server attaches the rejection of an outdated save to it. */
export const editingPath = 'editing';

/** A newer version than the one a screen has loaded. */
export interface NewerVersion {
  /** Name of the member of staff; null when the system saved it. */
  by: string | null;
  /** Instant of the save, ISO 8601, which is also the version. */
  at: string;
  /** It was moved to the trash. */
  isTrashed?: boolean;
}

/** The version of a global that has never been saved. */
const neverSaved = '1970-01-01T00:00:00.000Z';

/** Formats a version as an entity tag. */
export function toEntityTag(version: string | undefined): string {
  return `"${version ?? neverSaved}"`;
}

/** Parses the version in an entity tag; undefined for anything else, such as `*`. */
export function fromEntityTag(tag: string | null): string | undefined {
  const version = tag?.match(/^(?:W\/)?"([^"]+)"$/)?.[1];
  return version === undefined || Number.isNaN(Date.parse(version)) ? undefined : version;
}

/** Compares two values of a document deeply; absent, null, false and empty values are equal. */
export function isSame(a: unknown, b: unknown): boolean {
  if ((isEmpty(a) && isEmpty(b)) || isNoRows(a, b) || isNoRows(b, a)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return Object.keys({ ...x, ...y }).every((key) => isSame(x[key], y[key]));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Payload's form state holds the row count, 0, for an empty array. */
function isNoRows(list: unknown, count: unknown): boolean {
  return Array.isArray(list) && list.length === 0 && count === 0;
}
