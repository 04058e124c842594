import { isUnavailable } from '@riverfront/backend/health/unavailable';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  jobStatuses,
  pageNames,
  paths,
  type Screen,
  screens,
  topicPaths,
} from '@riverfront/contract';
import { LRUCache } from 'lru-cache';

export interface CacheOptions {
  /** Returns the current revision of all content; what was made at another one is stale. */
  revision: () => string;
  /** Returns what `revision` returned before its last change. */
  previous?: () => string;
  /** Returns when the revision changed last, in ms since 1970. */
  changedAt?: () => number;
  /** Limit of all values together, in bytes. */
  maxBytes?: number;
  now?: () => number;
}

/** How the values of one use are kept. */
export interface Keeping<T> {
  /** Returns the bytes of a value; 0 keeps it out of the cache. */
  sizeOf: (value: T) => number;
  /** Milliseconds after which a value is stale in any case; by default it lasts as long as its revision. */
  maxAgeMs?: number | undefined;
  /**
   * Lets the older value answer for as long as a publication may take: while the new one is made for somebody else, and
   * while this returns true because making it would have to wait. Nothing is made then; that falls to a later request.
   */
  isBusy?: () => boolean;
}

export type CacheResult = 'hit' | 'miss' | 'stale';

/** A value, how it was found, and when it was made (ms since 1970). */
export interface Cached<T> {
  value: T;
  result: CacheResult;
  storedAt: number;
}

export interface Cache {
  /**
   * Returns the fresh value of a key, or makes it; concurrent calls share one. While the database is unavailable the
   * older value is returned.
   * @throws whatever `make` throws
   */
  cached<T>(key: string, make: () => Promise<T>, keeping: Keeping<T>): Promise<Cached<T>>;
  /** Returns the value of a key if it is fresh. */
  fresh(key: string): unknown;
  /** Number of stored values. */
  readonly size: number;
}

interface Entry {
  value: unknown;
  revision: string;
  storedAt: number;
  maxAgeMs: number;
}

/**
 * Milliseconds for which an older value answers while it is made anew: with the 250 until it is noticed, a
 * publication is visible within two seconds.
 */
const graceMs = 1_700;

/** Creates the one cache of the process, with least-recently-used eviction (decision 0005). */
export function createCache(options: CacheOptions): Cache {
  const { revision, previous = () => '', changedAt = () => 0, now = Date.now } = options;
  const entries = new LRUCache<string, Entry>({ maxSize: options.maxBytes ?? 56 * 1024 * 1024 });
  const flights = new Map<string, Promise<Cached<unknown>>>();
  /** How often an older value stood in for the database: what was made meanwhile may contain it. */
  let substitutions = 0;

  /** With the revision in the key, what began before a publication is not shared after it. */
  const flightOf = (key: string) => `${revision()} ${key}`;

  const isFresh = (entry: Entry) => entry.revision === revision() && now() - entry.storedAt < entry.maxAgeMs;

  /** Since when a value is stale; that of an earlier publication is too old at any time. */
  function staleSince(entry: Entry): number {
    if (entry.revision === revision()) return entry.storedAt + entry.maxAgeMs;
    return entry.revision === previous() ? changedAt() : 0;
  }

  function makeOnce<T>(key: string, make: () => Promise<T>, keeping: Keeping<T>): Promise<Cached<T>> {
    const flight = flightOf(key);
    const running = flights.get(flight);
    if (running) return running as Promise<Cached<T>>;
    const madeAt = { revision: revision(), substitutions };
    const started = make()
      .then((value): Cached<T> => {
        const storedAt = now();
        const size = keeping.sizeOf(value);
        // What a publication has overtaken must not replace a newer value.
        const isOutdated = madeAt.revision !== revision() && entries.has(key);
        const entry = { value, revision: madeAt.revision, storedAt, maxAgeMs: keeping.maxAgeMs ?? Infinity };
        if (size === 0) entries.delete(key);
        else if (!isOutdated && madeAt.substitutions === substitutions)
          entries.set(key, entry, { size: size + key.length });
        return { value, result: 'miss', storedAt };
      })
      .finally(() => flights.delete(flight));
    flights.set(flight, started);
    return started;
  }

  return {
    async cached<T>(key: string, make: () => Promise<T>, keeping: Keeping<T>): Promise<Cached<T>> {
      const known = entries.get(key);
      const older = known && { value: known.value as T, storedAt: known.storedAt };
      if (known && older && isFresh(known)) return { ...older, result: 'hit' };
      const mayBeOlder = keeping.isBusy && (flights.has(flightOf(key)) || keeping.isBusy());
      if (known && older && mayBeOlder && now() - staleSince(known) < graceMs)
        return { ...older, result: 'stale' };
      try {
        return await makeOnce(key, make, keeping);
      } catch (error) {
        if (!older || !isUnavailable(error)) throw error;
        substitutions += 1;
        return { ...older, result: 'stale' };
      }
    },
    fresh(key) {
      const known = entries.get(key);
      return known && isFresh(known) ? known.value : undefined;
    },
    get size() {
      return entries.size;
    },
  };
}

/** What crawlers, feed readers and home screens read (`search/feeds/crawler-files.ts`). */
const crawlerFiles =
  /^\/(?:robots\.txt|site\.webmanifest|sitemap(?:-[a-z]+(?:-\d+)?)?\.xml|(?:insights|careers)\/feed\.xml)$/;

/** Files, health checks and personal data. */
const notPages = /\.\w+$|^\/(?:healthz|readyz|\.well-known\/.*|my-application(?:\/.*)?|__outbox.*)$/;

/** Checks whether a path is answered from the cache: content of the API, what crawlers read, and with `hasPages` pages. */
export function isCached(path: string, hasPages: boolean): boolean {
  if (crawlerFiles.test(path)) return true;
  if (path.startsWith('/api/')) return !path.startsWith('/api/media/') && path !== '/api/openapi.json';
  return hasPages && !notPages.test(path);
}

/** The query parameters that a response may depend on, by path, from the contract and the screens. */
const queries = new Map<string, readonly string[]>([
  ...Object.entries<Endpoint>(endpoints).map(([name, { query }]): [string, string[]] => [
    paths[name as EndpointName],
    Object.keys(query?.shape ?? {}),
  ]),
  ...Object.entries<Screen>(screens).map(([path, { query = [] }]): [string, readonly string[]] => [
    path,
    query,
  ]),
]);

/** Returns the query parameters that the response of a path may depend on. */
export function parametersOf(path: string): readonly string[] {
  return queries.get(path) ?? [];
}

/** Builds the key of a request: its path with the parameters that count, each once, in the order of the contract. */
export function toCacheKey(url: string, path: string): string {
  const allowed = parametersOf(path);
  if (allowed.length === 0 || !url.includes('?')) return path;
  const given = new URL(url).searchParams;
  const normalised = new URLSearchParams();
  for (const name of allowed) {
    const value = given.get(name);
    if (value !== null) normalised.set(name, value);
  }
  return normalised.size > 0 ? `${path}?${normalised}` : path;
}

/** Default page size of each list, which is what every screen requests. */
const defaultLimits = new Map(
  Object.entries<Endpoint>(endpoints).flatMap(([name, { query }]): [string, string][] => {
    const { limit } = query?.safeParse({}).data ?? {};
    return limit === undefined ? [] : [[paths[name as EndpointName], String(limit)]];
  }),
);

/** Values of `type` in requests for heroes: named pages and topic pages. */
const heroTypes = new Set<string>([...pageNames, ...topicPaths.map((path) => path.slice(1))]);

/** Checks of the values that the site's own links use; any other value keeps a response out of the cache. */
const isKnownValue = new Map<string, (value: string, path: string) => boolean>([
  ['page', (value, path) => /^[1-9]\d{0,4}$/.test(value) && (value !== '1' || path.startsWith('/api/'))],
  ['limit', (value, path) => value === defaultLimits.get(path)],
  ['status', (value) => (jobStatuses as readonly string[]).includes(value)],
  ['type', (value, path) => path === paths.heroData && heroTypes.has(value)],
]);

/** Whether the response of a key is cached. Searches, filters and what visitors can invent are not. */
export function isCacheable(key: string): boolean {
  const [path = '', query] = key.split('?', 2);
  if (!isCanonical(path)) return false;
  const parameters = [...new URLSearchParams(query)];
  const [[name, page] = [], ...more] = parameters;
  // The card of a page counts as that page.
  if (path === paths.socialPreview && name === 'path' && page && more.length === 0) return isCacheable(page);
  return parameters.every(([name, value]) => isKnownValue.get(name)?.(value, path));
}

/**
 * Checks whether a path is spelt as the site spells it: `/About` and `/about/` show the same screen as
 * `/about`. Hono has decoded everything but delimiters, which the site's paths do not have.
 */
function isCanonical(path: string): boolean {
  if (path === '/') return true;
  if (path.endsWith('/') || path.includes('//') || path.includes('%')) return false;
  return path.startsWith('/api/') || path === path.toLowerCase();
}
