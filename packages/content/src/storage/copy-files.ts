import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isKeptName } from '../resumes/kept-names.ts';
import type { Bucket } from './bucket.ts';

/** By the endings that `media` accepts. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mov': 'video/quicktime',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

/** Files at once: enough to hide the way to the bucket, few enough for any server. */
const atOnce = 8;

export interface Copied {
  copied: number;
  /** Were in the bucket already, with the same size. */
  present: number;
}

/**
 * Copies the files of a disk into both buckets. Safe to repeat; what is on the
 * disk stays there. Names stay, so no record changes.
 * @throws {StorageUnavailable} when a bucket cannot be used
 */
export async function copyFiles(options: {
  mediaDir: string;
  resumesDir: string;
  buckets: { media: Bucket; resumes: Bucket };
}): Promise<{ media: Copied; resumes: Copied }> {
  const { mediaDir, resumesDir, buckets } = options;
  const isPicture = (name: string) => types[extname(name).toLowerCase()] !== undefined;
  return {
    media: await copyFolder(mediaDir, isPicture, buckets.media),
    resumes: await copyFolder(join(resumesDir, 'kept'), isKeptName, buckets.resumes),
  };
}

async function copyFolder(dir: string, isOurs: (name: string) => boolean, bucket: Bucket): Promise<Copied> {
  const names = await namesIn(dir);
  const waiting = names.filter(isOurs).values();
  const count: Copied = { copied: 0, present: 0 };
  const copyNext = async () => {
    for (const name of waiting) {
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
  await Promise.all(Array.from({ length: atOnce }, copyNext));
  return count;
}

/** No folder is an installation that has nothing of the kind yet. */
async function namesIn(dir: string): Promise<string[]> {
  try {
    const entries = await readdir(dir, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
