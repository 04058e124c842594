import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '@riverfront/backend/platform';
import { StorageUnavailable } from '@riverfront/backend/platform';
import { LRUCache } from 'lru-cache';

interface MediaCacheOptions {
  bucket: Bucket;
  /** Folder of the copies; used by this process alone. */
  dir: string;
  /** Maximum size of all copies together in MiB. */
  maxMegabytes: number;
  /** Milliseconds after which to check again that a file still exists in the bucket. */
  recheckMs?: number;
}

/** A cache entry; sizes in bytes. */
type Entry = { location: 'copy'; size: number } | { location: 'bucket' | 'none' };

/** Copies of a bucket's files on this node's disk. */
export interface MediaCache {
  dir: string;
  bucket: Bucket;
  /**
   * Finds a file: copied to `dir`, in the bucket alone because it is large, or nowhere.
   * @throws {StorageUnavailable} when there is no copy and the bucket cannot be reached
   */
  locate(name: string): Promise<Entry['location']>;
  /** Evicts a copy that turned out to be missing. */
  forget(name: string): void;
}

/** A file that would take more than this share of the cache is not copied. */
const maxShare = 1 / 8;

/**
 * Creates an LRU cache of bucket files with deduplicated fetches. A file name contains the hash of its content, so a
 * copy cannot be stale; whether the file was deleted is checked from time to time. Copies are served while the bucket
 * is unavailable.
 */
export function createMediaCache(options: MediaCacheOptions): MediaCache {
  const { bucket, dir, recheckMs = 3_600_000 } = options;
  const maxBytes = options.maxMegabytes * 1024 ** 2;
  const pathOf = (name: string) => join(dir, name);
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // The library requires a positive size, also for an empty file.
    sizeCalculation: (one) => (one.location === 'copy' ? Math.max(1, one.size) : 1),
    ttl: recheckMs,
    dispose: (_, name, reason) => {
      // An entry that is set again keeps its file.
      if (reason !== 'set') void rm(pathOf(name), { force: true }).catch(() => {});
    },
    fetchMethod: (name, before) => (before?.location === 'copy' ? recheck(name, before) : fetch(name)),
  });

  async function recheck(name: string, copy: Entry): Promise<Entry> {
    // An unavailable bucket does not mean that the file is deleted.
    const size = await bucket.sizeOf(name).catch(() => true);
    return size === undefined ? { location: 'none' } : copy;
  }

  async function fetch(name: string): Promise<Entry> {
    const found = await bucket.open(name);
    if (!found) return { location: 'none' };
    const { stream, size } = found;
    if (size > maxBytes * maxShare) {
      stream.destroy();
      return { location: 'bucket' };
    }
    const partial = pathOf(`.${randomUUID()}`);
    try {
      await pipeline(stream, createWriteStream(partial));
      await rename(partial, pathOf(name));
    } catch (error) {
      await rm(partial, { force: true }).catch(() => {});
      throw new StorageUnavailable('A file of the bucket could not be copied.', { cause: error });
    }
    return { location: 'copy', size };
  }

  /** Takes over the copies of the previous process, which can be served while the bucket is unavailable. */
  async function open(): Promise<void> {
    // Synchronously: `serveStatic` checks for the folder when the app is created.
    mkdirSync(dir, { recursive: true });
    for (const name of await readdir(dir)) {
      if (name.startsWith('.')) await rm(pathOf(name), { force: true });
      else entries.set(name, { location: 'copy', size: (await stat(pathOf(name))).size });
    }
  }
  const opened = open();
  // Thrown by the requests for files.
  opened.catch(() => {});

  return {
    dir,
    bucket,
    async locate(name) {
      await opened;
      const { location } = (await entries.fetch(name)) ?? { location: 'none' };
      // Not cached: missing names must not evict existing ones, nor hide a new file.
      if (location === 'none') entries.delete(name);
      return location;
    },
    forget: (name) => void entries.delete(name),
  };
}
