import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileNotFoundError } from './errors.ts';
import { type FileStore, type ListedFile, openFolder, removeUnreferenced } from './file-store.ts';

/** Stored résumés under random names. Every method but `check` throws `StorageUnavailable` when the storage fails. */
export interface ResumeStore {
  /** Folder of uploads that are not stored yet. */
  incomingDir: string;
  /** Moves an uploaded file into the storage and returns its new name. When it returns, the file survives a power cut. */
  store(tempPath: string): Promise<string>;
  /** @throws {FileNotFoundError} */
  open(name: string): Promise<{ stream: Readable; size: number }>;
  /** Idempotent. @throws {FileNotFoundError} when it cannot be the name of a stored file */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<ListedFile>;
  check: FileStore['check'];
  /** Removes old uploads. */
  removeUploads(olderThanMs: number): Promise<void>;
}

/** A UUID, version 4. */
const storedName = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function assertStoredName(name: string): string {
  if (!storedName.test(name)) throw new FileNotFoundError('This is not the name of a stored file.');
  return name;
}

/** Creates the store: uploads in `<dir>/incoming`, résumés in `bucket`, or without one in `<dir>/kept`. */
export function createResumeStore({ dir, bucket }: { dir: string; bucket?: FileStore }): ResumeStore {
  const files = bucket ?? openFolder(join(dir, 'kept'));
  const incomingDir = join(dir, 'incoming');
  const incoming = openFolder(incomingDir);
  return {
    incomingDir,
    async store(path) {
      const name = randomUUID();
      await files.put(name, { path });
      // Where this fails, the clean-up task removes the upload.
      await rm(path, { force: true }).catch(() => {});
      return name;
    },
    async open(name) {
      const file = await files.open(assertStoredName(name));
      if (!file) throw new FileNotFoundError('There is no stored file of this name.');
      return file;
    },
    remove: async (name) => files.remove(assertStoredName(name)),
    async *list() {
      for await (const file of files.list()) if (storedName.test(file.name)) yield file;
    },
    check: files.check,
    async removeUploads(olderThanMs) {
      const isReferenced = async () => new Set<string>();
      await removeUnreferenced(incoming, { olderThanMs, isReferenced });
    },
  };
}
