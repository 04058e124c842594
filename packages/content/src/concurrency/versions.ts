/**
 * What screens and API agree on for optimistic concurrency control. A record's version is the
 * `updatedAt` of its newest state, draft or published; the request header `If-Match` (RFC 9110,
 * section 13.1.1) carries the one that a change began from. Imports nothing: browsers load it.
 */

/** Names the instant at which a list was read, ISO 8601, for changes of many records at once. */
export const listReadAtHeader = 'X-List-Read-At';

/** Who saved a newer version, in answers with status 409 and beside an open form. */
export interface NewerVersion {
  /** Name of the member of staff; null when the system did it. */
  by: string | null;
  /** Instant of that save, ISO 8601. It is the version as well. */
  at: string;
}

/** What an edit view is told with each heartbeat. */
export interface OpenDocument {
  /** Names of the others who have the record open. */
  others: string[];
  /** The newest version, and whose it is. */
  newest: NewerVersion | null;
}

/** The version of a global that nobody has saved yet. */
const neverSaved = '1970-01-01T00:00:00.000Z';

/** The entity tag of a version; of nothing, when there is none yet. */
export function toEntityTag(version: string | undefined): string {
  return `"${version ?? neverSaved}"`;
}

/** The version that an entity tag names; undefined when it names none, as `*` does. */
export function fromEntityTag(tag: string | null): string | undefined {
  const version = tag?.match(/^(?:W\/)?"([^"]+)"$/)?.[1];
  return version === undefined || Number.isNaN(Date.parse(version)) ? undefined : version;
}
