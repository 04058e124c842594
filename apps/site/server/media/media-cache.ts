import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StorageUnavailable } from '@riverfront/content/resumes';
import type { Bucket } from '@riverfront/content/storage';
import { LRUCache } from 'lru-cache';

export interface MediaCacheOptions {
  bucket: Bucket;
  /** Folder of this process's copies; it is theirs alone. */
  dir: string;
  /** Most of all copies together, in MB of 1024 × 1024 bytes. */
  maxMegabytes: number;
  /** Milliseconds after which the bucket is asked again whether a file is still there. */
  recheckMs?: number;
}

/** What is known of a name. Sizes in bytes. */
type Known = { place: 'copy'; size: number } | { place: 'bucket' | 'nowhere' };

/** Copies of a bucket's files on this node's disk. */
export interface MediaCache {
  dir: string;
  bucket: Bucket;
  /**
   * Where a file can be had: in `dir`, where it has been copied to meanwhile; in
   * the bucket alone, because it is large; nowhere.
   * @throws {StorageUnavailable} when there is no copy and the bucket cannot be reached
   */
  locate(name: string): Promise<Known['place']>;
  /** A copy turned out not to be there. */
  forget(name: string): void;
}

/** A file that would take more than this part of the room is not copied. */
const largestShare = 1 / 8;

/**
 * Fetches each file once, however many ask for it, and keeps it until others
 * need the room. A name stands for one content, so a copy cannot be out of date;
 * it can only be gone, which is asked for now and then. While the bucket is away
 * copies are served on.
 */
export function createMediaCache(options: MediaCacheOptions): MediaCache {
  const { bucket, dir, recheckMs = 3_600_000 } = options;
  const maxBytes = options.maxMegabytes * 1024 ** 2;
  const pathOf = (name: string) => join(dir, name);
  const known = new LRUCache<string, Known>({
    maxSize: maxBytes,
    // The library wants more than nothing, for an empty file too.
    sizeCalculation: (one) => (one.place === 'copy' ? Math.max(1, one.size) : 1),
    ttl: recheckMs,
    dispose: (_, name, reason) => {
      // What is set again is looked at again, and stays.
      if (reason !== 'set') void rm(pathOf(name), { force: true }).catch(() => {});
    },
    fetchMethod: (name, before) => (before?.place === 'copy' ? recheck(name, before) : fetch(name)),
  });

  async function recheck(name: string, copy: Known): Promise<Known> {
    // While the bucket is away nobody can say that the file is gone.
    const isThere = await bucket.sizeOf(name).catch(() => true);
    return isThere === undefined ? { place: 'nowhere' } : copy;
  }

  async function fetch(name: string): Promise<Known> {
    const found = await bucket.open(name);
    if (!found) return { place: 'nowhere' };
    const { stream, size } = found;
    if (size > maxBytes * largestShare) {
      stream.destroy();
      return { place: 'bucket' };
    }
    const draft = pathOf(`.${randomUUID()}`);
    try {
      await pipeline(stream, createWriteStream(draft));
      await rename(draft, pathOf(name));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw new StorageUnavailable('A file of the bucket could not be copied.', { cause: error });
    }
    return { place: 'copy', size };
  }

  /** Takes over the copies of the process before this one: they can be served when the bucket is away. */
  async function open(): Promise<void> {
    // At once: whoever serves the folder looks for it when the site is put together.
    mkdirSync(dir, { recursive: true });
    for (const name of await readdir(dir)) {
      if (name.startsWith('.')) await rm(pathOf(name), { force: true });
      else known.set(name, { place: 'copy', size: (await stat(pathOf(name))).size });
    }
  }
  const opened = open();
  // Thrown to whoever asks for a file.
  opened.catch(() => {});

  return {
    dir,
    bucket,
    async locate(name) {
      await opened;
      const { place } = (await known.fetch(name)) ?? { place: 'nowhere' };
      // Not remembered: names that do not exist must not push out those that do, nor hide a new file.
      if (place === 'nowhere') known.delete(name);
      return place;
    },
    forget: (name) => void known.delete(name),
  };
}
