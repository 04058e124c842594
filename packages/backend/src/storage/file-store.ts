import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, opendir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { RangeNotSatisfiable, toStorageError, unlessMissing } from './errors.ts';

/** A file that is being read. `size` is that of the returned range, in bytes. */
interface OpenedFile {
  stream: Readable;
  size: number;
  /** `bytes 0-99/1234` for a range. */
  range: string | undefined;
  modifiedAt: Date | undefined;
}

/** A file in a list. `size` in bytes. */
export interface ListedFile {
  name: string;
  size: number;
  modifiedAt: Date;
}

/** Whether a store can be used, and how much space it has; bytes are null where they are unknown. */
export interface StorageHealth {
  kind: 'folder' | 'bucket';
  isUsable: boolean;
  freeBytes: number | null;
  totalBytes: number | null;
}

/** Files by name, in a folder or a bucket. Every method but `check` throws `StorageUnavailable` when it fails. */
export interface FileStore {
  /** Stores bytes, or the file of a path, atomically. When it returns, the file survives a power cut. */
  put(name: string, content: Uint8Array | { path: string }): Promise<void>;
  /** Undefined when there is no such file. @param range a `Range` header @throws {RangeNotSatisfiable} */
  open(name: string, range?: string): Promise<OpenedFile | undefined>;
  /** Idempotent. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<ListedFile>;
  check(): Promise<StorageHealth>;
}

/** Opens a folder as a store: created with the first file, its files readable by this user alone. */
export function openFolder(dir: string): FileStore {
  const pathOf = (name: string) => join(dir, basename(name));
  return {
    put: (name, content) =>
      orUnavailable(async () => {
        if (await mkdir(dir, { recursive: true, mode: 0o700 }))
          for (const created of [dir, dirname(dir)]) await sync(created);
        const draft = join(dir, `.${randomUUID()}`);
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(content instanceof Uint8Array ? content : createReadStream(content.path));
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, pathOf(name));
        // The name is on the disk only when its folder is.
        await sync(dir);
      }),
    open: (name, header) =>
      orUnavailable(async () => {
        const file = await unlessMissing(open(pathOf(name), 'r'));
        if (!file) return undefined;
        try {
          const { size, mtime: modifiedAt } = await file.stat();
          const range = header === undefined ? undefined : parseRange(header, size);
          if (!range) return { stream: file.createReadStream(), size, range: undefined, modifiedAt };
          const { start, end } = range;
          const stream = file.createReadStream({ start, end });
          return { stream, size: end - start + 1, range: `bytes ${start}-${end}/${size}`, modifiedAt };
        } catch (error) {
          await file.close();
          throw error;
        }
      }),
    remove: (name) => orUnavailable(() => rm(pathOf(name), { force: true })),
    list: () => listFiles(dir),
    async check() {
      try {
        await mkdir(dir, { recursive: true, mode: 0o700 });
        await access(dir, constants.W_OK);
        const { bavail, blocks, bsize } = await statfs(dir);
        return { kind: 'folder', isUsable: true, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
      } catch (error) {
        // Of the file system.
        if (!(error instanceof Error && 'code' in error)) throw error;
        return { kind: 'folder', isUsable: false, freeBytes: null, totalBytes: null };
      }
    },
  };
}

/** Parses a `Range` header with one range; undefined for any other. @throws {RangeNotSatisfiable} */
function parseRange(header: string, size: number): { start: number; end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(size - Number(to), 0);
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (start > end) throw new RangeNotSatisfiable('The file is shorter than that.');
  return { start, end };
}

/** Lists the files of a folder, without those whose names begin with a point. */
async function* listFiles(dir: string): AsyncGenerator<ListedFile> {
  try {
    for await (const entry of (await unlessMissing(opendir(dir))) ?? []) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      const stats = await unlessMissing(stat(join(dir, entry.name)));
      if (stats) yield { name: entry.name, modifiedAt: stats.mtime, size: stats.size };
    }
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Names per call of `isReferenced`: one `IN (…)` of this length is one fast query. */
const batchSize = 500;

/**
 * Removes old files that no record names.
 * @param options.olderThanMs younger files are skipped: their record may not be committed yet
 * @param options.isReferenced which of these names a record has
 * @returns how many
 */
export async function removeUnreferenced(
  { list, remove }: Pick<FileStore, 'list' | 'remove'>,
  options: { olderThanMs: number; isReferenced: (names: string[]) => Promise<Set<string>> },
): Promise<number> {
  const before = Date.now() - options.olderThanMs;
  let removed = 0;
  let names: string[] = [];
  const removeBatch = async () => {
    const referenced = await options.isReferenced(names);
    for (const name of names.filter((name) => !referenced.has(name))) {
      await remove(name);
      removed += 1;
    }
    names = [];
  };
  for await (const { name, modifiedAt } of list()) {
    if (modifiedAt.getTime() < before) names.push(name);
    if (names.length === batchSize) await removeBatch();
  }
  if (names.length > 0) await removeBatch();
  return removed;
}

/** Runs a file operation. @throws {StorageUnavailable} when the disk is what failed */
async function orUnavailable<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Waits until a folder's names are on the disk (fsync). */
async function sync(dir: string): Promise<void> {
  const folder = await open(dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
