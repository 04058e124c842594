import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from './bucket.ts';
import {
  listFiles,
  orUnavailable,
  type ResumeFiles,
  resumesInBucket,
  resumesOnDisk,
  type StoredFile,
} from './resume-files.ts';

export type CleanUpOptions = {
  /** Younger files are skipped: their application may not be committed yet. */
  olderThanMs: number;
  /** Which of these names an application refers to. */
  isReferenced: (names: string[]) => Promise<Set<string>>;
};

/** The storage of résumés. Every method throws `StorageUnavailable` when the storage itself fails. */
export type ResumeStore = ResumeFiles & {
  /** Folder of uploads that are not stored yet; on the same file system. */
  incomingDir: string;
  /** Removes old files that nothing refers to, and old uploads. @returns how many */
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
      for await (const names of batches(listFiles(incomingDir), before))
        for (const name of names) {
          await orUnavailable(() => rm(join(incomingDir, name), { force: true }));
          removed += 1;
        }
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
