import { trackReads } from '@riverfront/backend/platform';
import { LRUCache } from 'lru-cache';
import type { RevisionOf } from '../publishing/index.ts';
import { createEntry, type Entry, isStorable } from './entry.ts';
import { resolvePartition } from './partition.ts';

export interface PageCacheOptions {
  /** Returns the current revision of what an entry has read; entries of another one are stale. */
  revision: RevisionOf;
  /** Returns what `revision` returned before its last change. */
  previous?: RevisionOf;
  /** Returns when the revision changed last, in ms since 1970. */
  changedAt?: () => number;
  /**
   * Size in bytes of the partition of content pages. Variants and missing pages have partitions of an eighth
   * of it each; that of fixed screens is unlimited, because their number is finite.
   */
  maxBytes?: number;
  /** Milliseconds after which an entry is stale in any case, because jobs close by themselves. */
  maxAgeMs?: number;
  now?: () => number;
  /** Called when an entry is stored, or with undefined when it is removed. */
  onStore?: (key: string, entry: Entry | undefined) => void;
  /** Loads an older entry when rendering fails and memory has none; never throws. */
  fallback?: (key: string) => Promise<Entry | undefined>;
}

export type CacheResult = 'hit' | 'miss' | 'stale';

export interface PageCache {
  /**
   * Returns the fresh entry of a key, or renders it; concurrent calls share one render, or get the older entry
   * if it has been stale for less than a second. When rendering fails, an older entry is returned, from
   * memory or the fallback.
   */
  get(key: string, render: () => Promise<Response>): Promise<{ entry: Entry; result: CacheResult }>;
  /** Returns the entry of a key from memory if it is fresh. */
  fresh(key: string): Entry | undefined;
  /** Number of stored pages. */
  readonly size: number;
}

/** Milliseconds for which a stale entry answers while it is rendered anew: a publication is visible within two seconds. */
const graceMs = 1_000;

/** Creates a cache of rendered responses in memory, with least-recently-used eviction (decision 0005). */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { revision, maxBytes = 64 * 1024 * 1024, maxAgeMs = 60_000, now = Date.now } = options;
  const { onStore = () => {}, fallback = async () => undefined } = options;
  const { previous = () => '', changedAt = () => 0 } = options;
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
    const startedAt = revision();
    const flight = flightOf(key);
    const running = rendering.get(flight);
    if (running) return running;
    const reads = new Set<string>();
    const started = trackReads(reads, render)
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

  /** Checks whether an older entry may answer while another request renders it anew. */
  function mayAnswer(key: string, known: Entry): boolean {
    // An entry that an earlier publication has made stale is too old.
    const changed = known.revision === previous(known.reads) ? changedAt() : 0;
    const staleSince = isCurrent(known) ? known.storedAt + maxAgeMs : changed;
    return rendering.has(flightOf(key)) && now() - staleSince < graceMs;
  }

  return {
    async get(key, render) {
      const hit = fresh(key);
      if (hit) return { entry: hit, result: 'hit' };
      const known = partitionOf(key).get(key);
      if (known && mayAnswer(key, known)) return { entry: known, result: 'stale' };
      const findOlder = async () => known ?? (await fallback(key));
      try {
        const entry = await renderOnce(key, render);
        const older = entry.status >= 500 ? await findOlder() : undefined;
        if (older) return { entry: older, result: 'stale' };
        store(key, entry);
        return { entry, result: 'miss' };
      } catch (error) {
        const older = await findOlder();
        if (!older) throw error;
        return { entry: older, result: 'stale' };
      }
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
