import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Files that a backup takes along and a restore puts back, wherever they are
 * kept. A bucket becomes one more of these, beside `folderStore`.
 */
export interface FileStore {
  /** Names of what it holds, in any order. */
  list(): AsyncIterable<string>;
  /** Null for a file that was removed since it was listed. */
  read(name: string): Promise<Readable | null>;
  write(name: string, content: Readable): Promise<void>;
  isEmpty(): Promise<boolean>;
  clear(): Promise<void>;
}

/** The media and the résumés of an installation. */
export interface FileStores {
  media: FileStore;
  resumes: FileStore;
}

/** Files in a folder, not those of folders in it. @param mode rights of what is written */
export function folderStore(dir: string, mode: number): FileStore {
  return {
    async *list() {
      const entries = await opendir(dir).catch(() => undefined);
      if (!entries) return;
      for await (const entry of entries) if (entry.isFile()) yield entry.name;
    },
    async read(name) {
      const stream = createReadStream(join(dir, name));
      return await new Promise((resolve, reject) => {
        stream.once('open', () => resolve(stream));
        stream.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ENOENT' ? resolve(null) : reject(error),
        );
      });
    },
    async write(name, content) {
      // Readable by whoever may read its files.
      await mkdir(dir, { recursive: true, mode: mode | ((mode & 0o444) >> 2) });
      await pipeline(content, createWriteStream(join(dir, name), { mode }));
    },
    async isEmpty() {
      return (await readdir(dir).catch(() => [])).length === 0;
    },
    async clear() {
      for (const name of await readdir(dir).catch(() => []))
        await rm(join(dir, name), { recursive: true, force: true });
    },
  };
}

/** Media as the staff side writes them, résumés as `createResumeStore` keeps them. */
export function folderStores({ mediaDir, resumesDir }: { mediaDir: string; resumesDir: string }): FileStores {
  return {
    media: folderStore(mediaDir, 0o644),
    resumes: folderStore(join(resumesDir, 'kept'), 0o600),
  };
}
