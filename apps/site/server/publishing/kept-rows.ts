import { LRUCache } from 'lru-cache';
import type { BaseDatabaseAdapter, CountArgs, FindArgs, FindGlobalArgs, PayloadRequest } from 'payload';
import type { RevisionOf } from './revision.ts';

/** Characters of JSON that are kept. */
const maxSize = 4_000_000;

/** Milliseconds after which rows are read again in any case. */
const maxAgeMs = 60_000;

/**
 * Keeps what an adapter reads from the tables of a kind of content until the next publication of this kind: writing the
 * SQL of a document with all its parts costs more than the rest of its read. As JSON, because Payload completes documents
 * in place.
 * @param isKept whether the reads of a request are of published content
 */
export function keepRows(
  db: BaseDatabaseAdapter,
  revision: RevisionOf,
  isKept: (req: Partial<PayloadRequest> | undefined) => boolean,
): void {
  const rows = new LRUCache<string, { json: string; revision: string }>({
    maxSize,
    sizeCalculation: ({ json }, key) => json.length + key.length,
    ttl: maxAgeMs,
  });

  async function keep<T>(kind: string, query: object, read: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(query);
    // Before the read: rows of a publication in between are only read again.
    const current = revision(new Set([kind]));
    const known = rows.get(key);
    if (known?.revision === current) return JSON.parse(known.json) as T;
    const result = await read();
    rows.set(key, { json: JSON.stringify(result), revision: current });
    return result;
  }

  const [find, findGlobal, count] = [db.find.bind(db), db.findGlobal.bind(db), db.count.bind(db)];
  db.find = <T>({ req, ...query }: FindArgs) => {
    const read = () => find<T>({ req, ...query });
    return isKept(req) ? keep(query.collection, query, read) : read();
  };
  db.findGlobal = <T extends Record<string, unknown>>({ req, ...query }: FindGlobalArgs) => {
    const read = () => findGlobal<T>({ req, ...query });
    return isKept(req) ? keep(query.slug, query, read) : read();
  };
  db.count = ({ req, ...query }: CountArgs) => {
    const read = () => count({ req, ...query });
    return isKept(req) ? keep(query.collection, { count: query }, read) : read();
  };
}
