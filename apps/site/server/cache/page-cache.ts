import { setImmediate } from 'node:timers/promises';
import { isTracking, trackReads } from '@riverfront/backend/database/reads';
import { isUnavailable } from '@riverfront/backend/health/unavailable';
import { createConcurrencyLimit } from '@riverfront/backend/limits/concurrency-limit';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  jobStatuses,
  legalDocuments,
  pageNames,
  pathOf,
  paths,
  screens,
  topicPaths,
} from '@riverfront/contract';
import { LRUCache } from 'lru-cache';
import { createEntry, type Entry, isStorable } from './entry.ts';
import type { RevisionOf } from './revision.ts';

export interface PageCacheOptions {
  /** Returns the current revision of what an entry has read; entries of another one are stale. */
  revision: RevisionOf;
  /** Returns what `revision` returned before its last change. */
  previous?: RevisionOf;
  /** Returns when the revision changed last, in ms since 1970. */
  changedAt?: () => number;
  /**
   * Size in bytes of the partition of content pages, of which the process takes a quarter more. Variants and missing pages have partitions of an eighth
   * of it each; that of fixed screens is unlimited, because their number is finite.
   */
  maxBytes?: number;
  /** Milliseconds after which an entry is stale in any case, because jobs close by themselves. */
  maxAgeMs?: number;
  now?: () => number;
  /** Milliseconds that a render waits in the queue. */
  maxWaitMs?: number;
  /** Called when an entry is stored, or with undefined when it is removed. */
  onStore?: (key: string, entry: Entry | undefined) => void;
  /** Loads an older entry while the database is unavailable and memory has none; never throws. */
  fallback?: (key: string) => Promise<Entry | undefined>;
}

/** A render waited in the queue for too long; visitors see why and when to try again. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
  override readonly message =
    'Many people are reading our site at the moment. Please try again in a few seconds.';
}

export type CacheResult = 'hit' | 'miss' | 'stale';

export interface PageCache {
  /**
   * Returns the fresh entry of a key, or renders it; concurrent calls share one render, or get the older entry
   * if it became stale a moment ago. So do all calls while other renders take all slots. While the
   * database is unavailable an older entry is returned, from memory or the fallback.
   * @throws {OverloadedError} when the render did not get a slot in time
   */
  get(key: string, render: () => Promise<Response>): Promise<{ entry: Entry; result: CacheResult }>;
  /** Returns the entry of a key from memory if it is fresh. */
  fresh(key: string): Entry | undefined;
  /** Number of stored pages. */
  readonly size: number;
}

/**
 * Milliseconds for which a stale entry answers while it is rendered anew: with the 250 until it is noticed, a
 * publication is visible within two seconds.
 */
const graceMs = 1_700;

/** Renders at once: enough to wait for the database meanwhile, and few enough for hits to be served in between. */
const maxRenders = 2;

/** The order of renders that wait: what most visitors read first, what they can invent last. */
const ranks = { screen: 0, page: 1, variant: 2 };

/** Creates a cache of rendered responses in memory, with least-recently-used eviction (decision 0005). */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { revision, maxBytes = 40 * 1024 * 1024, maxAgeMs = 60_000, now = Date.now } = options;
  const { onStore = () => {}, fallback = async () => undefined } = options;
  const { previous = () => '', changedAt = () => 0, maxWaitMs = 5_000 } = options;
  const runLimited = createConcurrencyLimit({
    concurrency: maxRenders,
    maxQueued: 500,
    maxWaitMs,
    createError: () => new OverloadedError(),
  });
  const createPartition = (bytes: number) =>
    new LRUCache<string, Entry>({ max: 5_000, maxSize: bytes, sizeCalculation: sizeOf });
  // Visitors can invent any number of searches, parameters, spellings and paths of missing pages. These have small
  // partitions of their own, so that they evict each other and no page.
  const partitions = {
    screen: new Map<string, Entry>(),
    page: createPartition(maxBytes),
    variant: createPartition(Math.ceil(maxBytes / 8)),
  };
  const missingPages = createPartition(Math.ceil(maxBytes / 8));
  const partitionOf = (key: string) => partitions[resolvePartition(key)];
  const rendering = new Map<string, Promise<Entry>>();

  /** With the revision in the key, a render that began before a publication is not shared after it. */
  const flightOf = (key: string) => `${revision()} ${key}`;

  async function renderOnce(key: string, render: () => Promise<Response>): Promise<Entry> {
    let startedAt = revision();
    // A call made by a page that has a slot already must wait neither for another slot nor for a call that does.
    const isNested = isTracking();
    const flight = `${isNested ? 'nested ' : ''}${flightOf(key)}`;
    const running = rendering.get(flight);
    if (running) return running;
    const reads = new Set<string>();
    const start = async () => {
      // Hits that have come in meanwhile go first.
      await setImmediate();
      startedAt = revision();
      return render();
    };
    const rank = ranks[resolvePartition(key)];
    const started = trackReads(reads, () => (isNested ? render() : runLimited(start, rank)))
      .then((response) => {
        // When a publication has overtaken the render, what it has read may be of before or after it.
        const isOvertaken = revision() !== startedAt;
        return createEntry(response, {
          reads,
          revision: isOvertaken ? startedAt : revision(reads),
          storedAt: now(),
        });
      })
      .finally(() => rendering.delete(flight));
    rendering.set(flight, started);
    return started;
  }

  function store(key: string, entry: Entry): void {
    const partition = partitionOf(key);
    // A render that a publication has overtaken must not replace a newer entry.
    const isOutdated = !isCurrent(entry) && partition.has(key);
    if (isStorable(entry) && !isOutdated) {
      partition.set(key, entry);
      onStore(key, entry);
    } else if (entry.status < 500 && entry.status !== 200) {
      partition.delete(key);
      onStore(key, undefined);
    }
    if (entry.status === 404 || entry.status === 410) missingPages.set(key, entry);
  }

  function fresh(key: string): Entry | undefined {
    const known = partitionOf(key).get(key) ?? missingPages.get(key);
    return known && isCurrent(known) && now() < known.storedAt + maxAgeMs ? known : undefined;
  }

  const isCurrent = ({ reads, revision: of }: Entry) => of === revision(reads);

  /** Checks whether an older entry may answer while it is rendered anew. */
  function mayAnswer(key: string, known: Entry): boolean {
    // An entry that an earlier publication has made stale is too old.
    const changed = known.revision === previous(known.reads) ? changedAt() : 0;
    const staleSince = isCurrent(known) ? known.storedAt + maxAgeMs : changed;
    const isWaiting = rendering.has(flightOf(key)) || rendering.size >= maxRenders;
    return isWaiting && now() - staleSince < graceMs;
  }

  async function renew(key: string, known: Entry | undefined, render: () => Promise<Response>) {
    const findOlder = async () => known ?? (await fallback(key));
    try {
      const entry = await renderOnce(key, render);
      const older = entry.status === 503 ? await findOlder() : undefined;
      if (older) return { entry: older, result: 'stale' as const };
      store(key, entry);
      return { entry, result: 'miss' as const };
    } catch (error) {
      const older = isUnavailable(error) ? await findOlder() : undefined;
      if (!older) throw error;
      return { entry: older, result: 'stale' as const };
    }
  }

  return {
    async get(key, render) {
      const hit = fresh(key);
      if (hit) return { entry: hit, result: 'hit' };
      const known = partitionOf(key).get(key);
      if (!known || !mayAnswer(key, known)) return renew(key, known, render);
      // Where it fails, the first request after the grace period fails as well.
      if (!rendering.has(flightOf(key))) renew(key, known, render).catch(() => undefined);
      return { entry: known, result: 'stale' };
    },
    fresh,
    get size() {
      return Object.values(partitions).reduce((sum, { size }) => sum + size, 0);
    },
  };
}

/** Estimates the bytes of an entry; its compressed variants add about half of the plain body. */
function sizeOf({ body }: Entry, key: string): number {
  return Math.ceil(body.length * 1.5) + key.length + 500;
}

/**
 * A partition of the page cache: `screen` is a fixed screen or an API call that it makes (a finite list),
 * `page` a path of published content, `variant` anything else, of which visitors can invent any number.
 */
type Partition = 'screen' | 'page' | 'variant';

/** Paths of fixed screens and of their API calls, decoded as in Hono's `c.req.path`. */
export const screenKeys: ReadonlySet<string> = new Set<string>([
  ...Object.keys(screens),
  ...topicPaths,
  ...Object.values(paths).filter((path) => !path.includes('{')),
  ...pageNames.map((page) => decodeURI(pathOf('pageContent', { page }))),
  ...legalDocuments.map((section) => decodeURI(pathOf('privacy', { section }))),
  ...topicPaths.map((path) => pathOf('topicPage', { path: path.slice(1) })),
]);

/** Default page size of each list, which is what every screen requests. */
const defaultLimits = new Map(
  Object.entries<Endpoint>(endpoints).flatMap(([name, { query }]): [string, string][] => {
    const { limit } = query?.safeParse({}).data ?? {};
    return limit === undefined ? [] : [[paths[name as EndpointName], String(limit)]];
  }),
);

/** Values of `type` in requests for heroes: named pages and topic pages. */
const heroTypes = new Set<string>([...pageNames, ...topicPaths.map((path) => path.slice(1))]);

/** Checks of the values that the site's own links use; any other value makes the key a variant. */
const isKnownValue = new Map<string, (value: string, path: string) => boolean>([
  ['page', (value, path) => /^[1-9]\d{0,4}$/.test(value) && (value !== '1' || path.startsWith('/api/'))],
  ['limit', (value, path) => value === defaultLimits.get(path)],
  ['status', (value) => (jobStatuses as readonly string[]).includes(value)],
  ['type', (value, path) => path === paths.heroData && heroTypes.has(value)],
]);

/** Resolves the partition of a cache key. */
export function resolvePartition(key: string): Partition {
  const [path = '', query] = key.split('?', 2);
  if (!isCanonical(path)) return 'variant';
  const parameters = [...new URLSearchParams(query)];
  const [[name, page] = [], ...more] = parameters;
  // The card of a page counts as that page.
  if (path === paths.socialPreview && name === 'path' && page && more.length === 0)
    return resolvePartition(page);
  if (!parameters.every(([name, value]) => isKnownValue.get(name)?.(value, path))) return 'variant';
  const isFirstPage = parameters.every(([name, value]) => name !== 'page' || value === '1');
  return isFirstPage && screenKeys.has(path) ? 'screen' : 'page';
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
