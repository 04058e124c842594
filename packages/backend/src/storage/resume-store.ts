import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Bucket } from './bucket.ts';
import { FileNotFoundError, toStorageError, unlessMissing } from './errors.ts';

/** A stored file. `size` in bytes. */
type StoredFile = { name: string; modifiedAt: Date; size: number };

/** Stored résumés, on a disk or in a bucket, under random names. */
type ResumeFiles = {
  /** Moves an uploaded file into the storage and returns its new name. When it returns, the file survives a power cut. */
  store(tempPath: string): Promise<string>;
  /** @throws {FileNotFoundError} */
  open(name: string): Promise<{ stream: Readable; size: number }>;
  /** Idempotent. @throws {FileNotFoundError} when it cannot be the name of a stored file */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
};

/** Whether a text is a name that `store` makes: a UUID, version 4. */
export const isStoredName = (name: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(name);

function assertStoredName(name: string): string {
  if (!isStoredName(name)) throw new FileNotFoundError('This is not the name of a stored file.');
  return name;
}

export type CleanUpOptions = {
  /** Younger files are skipped: their application may not be committed yet. */
  olderThanMs: number;
  /** Which of these names an application refers to. Without it stored files are not listed. */
  isReferenced?: (names: string[]) => Promise<Set<string>>;
};

/** The storage of résumés. Every method throws `StorageUnavailable` when the storage itself fails. */
export type ResumeStore = ResumeFiles & {
  /** Folder of uploads that are not stored yet; on the same file system. */
  incomingDir: string;
  /** Removes old uploads, and old files that nothing refers to. @returns how many */
  cleanUp(options: CleanUpOptions): Promise<number>;
};

/** Names per call of `isReferenced`: one `IN (…)` of this length is one fast query. */
const batchSize = 500;

/** Creates the store: uploads in `<dir>/incoming`, résumés in `bucket`, or without one in `<dir>/kept`. */
export function createResumeStore({ dir, bucket }: { dir: string; bucket?: Bucket }): ResumeStore {
  const incomingDir = join(dir, 'incoming');
  const files = bucket ? resumesInBucket(bucket) : resumesOnDisk(dir);
  return {
    incomingDir,
    ...files,
    async cleanUp({ olderThanMs, isReferenced }) {
      const before = Date.now() - olderThanMs;
      let removed = 0;
      for await (const names of batches(
        listFiles(incomingDir, () => true),
        before,
      ))
        for (const name of names) {
          await orUnavailable(() => rm(join(incomingDir, name), { force: true }));
          removed += 1;
        }
      if (!isReferenced) return removed;
      for await (const names of batches(files.list(), before)) {
        const referenced = await isReferenced(names);
        for (const name of names.filter((name) => !referenced.has(name))) {
          await files.remove(name);
          removed += 1;
        }
      }
      return removed;
    },
  };
}

/** Names of the files from before a time. */
async function* batches(files: AsyncIterable<StoredFile>, before: number): AsyncGenerator<string[]> {
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

/** Résumés as objects of a bucket. */
function resumesInBucket(bucket: Bucket): ResumeFiles {
  return {
    async store(path) {
      const name = randomUUID();
      await bucket.put(name, { path }, 'application/octet-stream');
      // Where this fails, the clean-up task removes the upload.
      await rm(path, { force: true }).catch(() => {});
      return name;
    },
    async open(name) {
      const object = await bucket.open(assertStoredName(name));
      if (!object) throw new FileNotFoundError('There is no stored file of this name.');
      return { stream: object.stream, size: object.size };
    },
    remove: async (name) => bucket.remove(assertStoredName(name)),
    async *list() {
      for await (const { key, size, modifiedAt } of bucket.list())
        if (isStoredName(key)) yield { name: key, size, modifiedAt };
    },
  };
}

/** Résumés in `<dir>/kept`, readable by this user alone. */
function resumesOnDisk(dir: string): ResumeFiles {
  const storedDir = join(dir, 'kept');
  const pathOf = (name: string) => join(storedDir, assertStoredName(name));
  return {
    store: (tempPath) =>
      orUnavailable(async () => {
        if (await mkdir(storedDir, { recursive: true, mode: 0o700 }))
          for (const created of [dir, dirname(dir)]) await sync(created, 'r');
        const name = randomUUID();
        await sync(tempPath, 'r+');
        await rename(tempPath, join(storedDir, name));
        // The name is on the disk only when its folder is.
        await sync(storedDir, 'r');
        return name;
      }),
    open: (name) =>
      orUnavailable(async () => {
        const file = await unlessMissing(open(pathOf(name), 'r'));
        if (!file) throw new FileNotFoundError('There is no stored file of this name.');
        try {
          const { size } = await file.stat();
          return { stream: file.createReadStream(), size };
        } catch (error) {
          await file.close();
          throw error;
        }
      }),
    remove: (name) => orUnavailable(() => rm(pathOf(name), { force: true })),
    list: () => listFiles(storedDir, isStoredName),
  };
}

/** Lists the files of a folder whose names are accepted; others, such as leftovers of a backup, are skipped. */
async function* listFiles(dir: string, accepts: (name: string) => boolean): AsyncGenerator<StoredFile> {
  try {
    const entries = await unlessMissing(opendir(dir));
    if (!entries) return;
    for await (const entry of entries) {
      if (!entry.isFile() || !accepts(entry.name)) continue;
      const stats = await unlessMissing(stat(join(dir, entry.name)));
      if (stats) yield { name: entry.name, modifiedAt: stats.mtime, size: stats.size };
    }
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Runs a file operation. @throws {StorageUnavailable} when the disk is what failed */
async function orUnavailable<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Waits until a file's bytes, or a folder's names, are on the disk (fsync). */
async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
