import { LRUCache } from 'lru-cache';
import { createEntry, type Entry, mayBeKept } from './entry.ts';
import { kindOf } from './key-kind.ts';

export interface PageCacheOptions {
  /** The revision of the content now; an entry of another one is stale. */
  revision: () => string;
  /**
   * Most bytes of cached pages of content. Variants, and addresses that lead nowhere, have an eighth of it
   * each, beside it; the fixed screens have no limit, because there is a finite number of them.
   */
  maxBytes?: number;
  /** Milliseconds after which an entry is stale whatever its revision: closing dates of jobs pass by themselves. */
  maxAgeMs?: number;
  now?: () => number;
  /** Told what is kept for a key from now on; undefined when there is nothing to keep any more. */
  onKeep?: (key: string, entry: Entry | undefined) => void;
  /** An answer from elsewhere when rendering fails and memory has none; never throws. */
  lastResort?: (key: string) => Promise<Entry | undefined>;
}

export type CacheResult = 'hit' | 'miss' | 'stale';

export interface PageCache {
  /**
   * The answer for a key: from memory while it is fresh, else from `render`,
   * which runs once at a time per key. When it fails and an older answer
   * exists, in memory or as a last resort, that one is given.
   */
  get(key: string, render: () => Promise<Response>): Promise<{ entry: Entry; result: CacheResult }>;
  /** What is in memory for a key while it is fresh. */
  fresh(key: string): Entry | undefined;
  /** How many pages are kept. */
  readonly size: number;
}

/** Keeps rendered answers in memory, the least used leaving first (design, "Page cache"). */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { revision, maxBytes = 64 * 1024 * 1024, maxAgeMs = 60_000, now = Date.now } = options;
  const { onKeep = () => {}, lastResort = async () => undefined } = options;
  const partition = (bytes: number) =>
    new LRUCache<string, Entry>({ max: 5_000, maxSize: bytes, sizeCalculation: sizeOf });
  // Words to search for, invented parameters and spellings, and addresses of pages that are gone or
  // never were have no end. They have small partitions of their own and evict each other, never a page.
  const partitions = {
    screen: new Map<string, Entry>(),
    page: partition(maxBytes),
    variant: partition(Math.ceil(maxBytes / 8)),
  };
  const refusals = partition(Math.ceil(maxBytes / 8));
  const partitionOf = (key: string) => partitions[kindOf(key)];
  const rendering = new Map<string, Promise<Entry>>();

  function isFresh(entry: Entry): boolean {
    return entry.revision === revision() && now() - entry.storedAt < maxAgeMs;
  }

  async function renderOnce(key: string, render: () => Promise<Response>): Promise<Entry> {
    // The revision belongs to the key: a render that began before a publication must not answer after it.
    const startedAt = revision();
    const flight = `${startedAt} ${key}`;
    const running = rendering.get(flight);
    if (running) return running;
    const started = render()
      .then((response) => createEntry(response, startedAt, now()))
      .finally(() => rendering.delete(flight));
    rendering.set(flight, started);
    return started;
  }

  function keep(key: string, entry: Entry): void {
    // A render that was overtaken by a publication must not push out the newer one.
    const overtaken = entry.revision !== revision() && partitionOf(key).has(key);
    if (entry.status === 200 && !overtaken && mayBeKept(entry)) {
      partitionOf(key).set(key, entry);
      onKeep(key, entry);
    } else if (entry.status < 500 && entry.status !== 200) {
      partitionOf(key).delete(key);
      onKeep(key, undefined);
    }
    // No older copy is given in their place.
    if (entry.status === 404 || entry.status === 410) refusals.set(key, entry);
  }

  function fresh(key: string): Entry | undefined {
    const known = partitionOf(key).get(key) ?? refusals.get(key);
    return known && isFresh(known) ? known : undefined;
  }

  return {
    async get(key, render) {
      const hit = fresh(key);
      if (hit) return { entry: hit, result: 'hit' };
      const known = partitionOf(key).get(key);
      const older = async () => known ?? (await lastResort(key));
      try {
        const entry = await renderOnce(key, render);
        const old = entry.status >= 500 ? await older() : undefined;
        if (old) return { entry: old, result: 'stale' };
        keep(key, entry);
        return { entry, result: 'miss' };
      } catch (error) {
        const old = await older();
        if (!old) throw error;
        return { entry: old, result: 'stale' };
      }
    },
    fresh,
    get size() {
      return Object.values(partitions).reduce((sum, { size }) => sum + size, 0);
    },
  };
}

/** Compressed copies come to about half of the plain one for HTML and JSON together. */
function sizeOf({ body }: Entry, key: string): number {
  return Math.ceil(body.length * 1.5) + key.length + 500;
}
