import { isTracking } from '@riverfront/backend/database/reads';
import { LRUCache } from 'lru-cache';
import type { DatabaseAdapter } from 'payload';
import type { Content } from '../database/connect.ts';
import type { RevisionOf } from './revision.ts';

/** Characters of JSON that are cached. */
const maxSize = 4_000_000;

/** Milliseconds after which rows are read again in any case. */
const maxAgeMs = 60_000;

/** The adapter's methods that are cached, by what matters of their arguments. */
type Queries = Record<
  'find' | 'findGlobal' | 'count',
  (query: { req?: unknown; collection?: string; slug?: string }) => Promise<unknown>
>;

/** Caches the queries of a connection's adapter (`cacheQueries`) from its first use on. */
export function withCachedQueries(content: Content, revision: RevisionOf): Content {
  let isCached = false;
  return {
    ...content,
    payload() {
      const payload = content.payload();
      if (!isCached) cacheQueries(payload.db, revision);
      isCached = true;
      return payload;
    },
  };
}

/**
 * Caches what an adapter reads for a response that is cached itself until the next publication of this kind of content:
 * the SQL of a document with all its parts, its pictures with theirs, is most of what a page costs (decision 0070). As
 * JSON, because Payload completes documents in place.
 */
export function cacheQueries(db: DatabaseAdapter, revision: RevisionOf): void {
  const rows = new LRUCache<string, { json: string; revision: string }>({
    maxSize,
    sizeCalculation: ({ json }, key) => json.length + key.length,
    ttl: maxAgeMs,
  });
  const queries = db as unknown as Queries;
  for (const name of ['find', 'findGlobal', 'count'] as const) {
    const read = queries[name].bind(db);
    queries[name] = async ({ req, ...query }) => {
      if (!isTracking()) return read({ req, ...query });
      const key = JSON.stringify([name, query]);
      // Before the read: rows of a publication in between are only read again.
      const current = revision(new Set([query.collection ?? query.slug ?? '']));
      const known = rows.get(key);
      if (known?.revision === current) return JSON.parse(known.json);
      const result = await read({ req, ...query });
      rows.set(key, { json: JSON.stringify(result), revision: current });
      return result;
    };
  }
}
