import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Bucket } from '../storage/bucket.ts';
import { keptInBucket } from './kept-in-bucket.ts';
import { demandKeptName, isKeptName } from './kept-names.ts';
import { NotKept } from './not-kept.ts';
import { asStorageError } from './storage-unavailable.ts';

export { NotKept } from './not-kept.ts';
export { asStorageError, StorageUnavailable } from './storage-unavailable.ts';

/** What the store knows of a kept file. `size` in bytes. */
export type KeptFile = { name: string; modifiedAt: Date; size: number };

export type SweepOptions = {
  /** Younger files are left alone: their application may not be committed yet. */
  olderThanMs: number;
  /** Which of these names an application still refers to. */
  isReferenced: (names: string[]) => Promise<Set<string>>;
};

/**
 * Where résumés lie. Names are made here, never taken from a visitor. Every
 * method throws `StorageUnavailable` when the storage itself fails.
 */
export type ResumeStore = {
  /** Where an upload is written before it is kept; on the same file system. */
  incomingDir: string;
  /** Takes over an uploaded file and returns its new name. When it returns, the file outlasts a power cut. */
  keep(tempPath: string): Promise<string>;
  /** @throws {NotKept} */
  open(name: string): Promise<{ stream: Readable; size: number }>;
  /** A file that is not there is as good as removed. @throws {NotKept} when it cannot be a name of ours */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<KeptFile>;
  /** Removes old files that nothing refers to, and old uploads never kept. Returns how many. */
  sweep(options: SweepOptions): Promise<number>;
};

/** Names per call of `isReferenced`: one `IN (…)` of this length is one fast query. */
const batchSize = 500;

/** Where kept files lie: everything of the store but what is still arriving. */
export type KeptFiles = Pick<ResumeStore, 'keep' | 'open' | 'remove' | 'list'>;

/**
 * The résumé store. What arrives is in `<dir>/incoming`; what is kept is in
 * `bucket`, or without one in `<dir>/kept`. Folders are readable by this user alone.
 */
export function createResumeStore({ dir, bucket }: { dir: string; bucket?: Bucket }): ResumeStore {
  const incomingDir = join(dir, 'incoming');
  const kept = bucket ? keptInBucket(bucket) : keptOnDisk(dir);
  return {
    incomingDir,
    ...kept,
    sweep: async ({ olderThanMs, isReferenced }) => {
      const before = Date.now() - olderThanMs;
      let removed = 0;
      for await (const file of filesIn(incomingDir)) {
        if (file.modifiedAt.getTime() >= before) continue;
        await orUnavailable(() => rm(join(incomingDir, file.name), { force: true }));
        removed += 1;
      }
      for await (const names of batches(kept.list(), before)) {
        const referenced = await isReferenced(names);
        for (const name of names.filter((name) => !referenced.has(name))) {
          await kept.remove(name);
          removed += 1;
        }
      }
      return removed;
    },
  };
}

function keptOnDisk(dir: string): KeptFiles {
  const keptDir = join(dir, 'kept');
  const pathOf = (name: string) => join(keptDir, demandKeptName(name));
  return {
    keep: (tempPath) =>
      orUnavailable(async () => {
        if (await mkdir(keptDir, { recursive: true, mode: 0o700 }))
          for (const made of [dir, dirname(dir)]) await flush(made, 'r');
        const name = randomUUID();
        await flush(tempPath, 'r+');
        await rename(tempPath, join(keptDir, name));
        // The name is on the disk only when the directory is.
        await flush(keptDir, 'r');
        return name;
      }),
    open: (name) =>
      orUnavailable(async () => {
        const file = await orMissing(open(pathOf(name), 'r'));
        if (!file) throw new NotKept('There is no kept file of this name.');
        try {
          const { size } = await file.stat();
          return { stream: file.createReadStream(), size };
        } catch (error) {
          await file.close();
          throw error;
        }
      }),
    remove: (name) => orUnavailable(() => rm(pathOf(name), { force: true })),
    list: () => filesIn(keptDir),
  };
}

async function* filesIn(dir: string): AsyncGenerator<KeptFile> {
  try {
    const entries = await orMissing(opendir(dir));
    if (!entries) return;
    for await (const entry of entries) {
      // What is not ours (a backup's leftover, say) is neither listed nor swept.
      if (!entry.isFile() || !isKeptName(entry.name)) continue;
      const found = await orMissing(stat(join(dir, entry.name)));
      if (found) yield { name: entry.name, modifiedAt: found.mtime, size: found.size };
    }
  } catch (error) {
    throw asStorageError(error);
  }
}

async function* batches(files: AsyncIterable<KeptFile>, before: number): AsyncGenerator<string[]> {
  let names: string[] = [];
  for await (const { name, modifiedAt } of files) {
    if (modifiedAt.getTime() >= before) continue;
    names.push(name);
    if (names.length < batchSize) continue;
    yield names;
    names = [];
  }
  if (names.length) yield names;
}

/** Waits until a file's bytes, or a directory's names, are on the disk. */
async function flush(path: string, flags: 'r' | 'r+'): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function orMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asStorageError(error);
  }
}
