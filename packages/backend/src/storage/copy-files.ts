import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Bucket } from './bucket.ts';
import { unlessMissing } from './errors.ts';
import { isStoredName } from './resume-store.ts';

/** By the file extensions that `media` accepts. */
export const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mov': 'video/quicktime',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

const concurrency = 8;

export interface Copied {
  copied: number;
  /** Were in the bucket already, with the same size. */
  present: number;
}

/**
 * Copies stored files from the disk into both buckets. Idempotent: names stay, and the disk is not changed.
 * @throws {StorageUnavailable} when a bucket cannot be used
 */
export async function copyFiles(options: {
  mediaDir: string;
  resumesDir: string;
  buckets: { media: Bucket; resumes: Bucket };
}): Promise<{ media: Copied; resumes: Copied }> {
  const { mediaDir, resumesDir, buckets } = options;
  const isMedia = (name: string) => types[extname(name).toLowerCase()] !== undefined;
  return {
    media: await copyFolder(mediaDir, isMedia, buckets.media),
    resumes: await copyFolder(join(resumesDir, 'kept'), isStoredName, buckets.resumes),
  };
}

async function copyFolder(dir: string, isStored: (name: string) => boolean, bucket: Bucket): Promise<Copied> {
  const entries = (await unlessMissing(readdir(dir, { withFileTypes: true }))) ?? [];
  const pending = entries.filter((entry) => entry.isFile() && isStored(entry.name)).values();
  const count: Copied = { copied: 0, present: 0 };
  const copyNext = async () => {
    for (const { name } of pending) {
      const path = join(dir, name);
      const { size } = await stat(path);
      if ((await bucket.sizeOf(name)) === size) {
        count.present += 1;
        continue;
      }
      await bucket.put(name, { path }, types[extname(name).toLowerCase()] ?? 'application/octet-stream');
      count.copied += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, copyNext));
  return count;
}
