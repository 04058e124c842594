import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isOutboxId, unlessMissing } from './read-outbox.ts';

export interface CleanUpOutboxOptions {
  /** Younger unfinished files are skipped: they may still be written. */
  unfinishedMs: number;
  /** Which of these emails, named by `messageHash`, have a record. */
  findKnown: (hashes: string[]) => Promise<Set<string>>;
}

/**
 * Removes emails without a record from an outbox, and unfinished files of killed processes. Other files are skipped.
 * @returns how many were removed
 */
export async function cleanUpOutbox(dir: string, options: CleanUpOutboxOptions): Promise<number> {
  const orphans: string[] = [];
  const hashes = new Map<string, string>();
  for (const name of (await unlessMissing(readdir(dir))) ?? []) {
    const path = join(dir, name);
    if (isOutboxId(/^\.(.+)\.eml\.unfinished$/.exec(name)?.[1] ?? '')) {
      const stats = await unlessMissing(stat(path));
      if (stats && stats.mtimeMs <= Date.now() - options.unfinishedMs) orphans.push(name);
    } else if (isOutboxId(/^(.+)\.eml$/.exec(name)?.[1] ?? '')) {
      const hash = await readHash(path);
      if (hash !== undefined) hashes.set(name, hash);
    }
  }
  const known = await options.findKnown([...new Set(hashes.values())]);
  for (const [name, hash] of hashes) if (!known.has(hash)) orphans.push(name);
  for (const name of orphans) await rm(join(dir, name), { force: true });
  return orphans.length;
}

/** Bytes that contain the header of every email; the Message-ID is among its first lines. */
const headerBytes = 4_096;

async function readHash(path: string): Promise<string | undefined> {
  const file = await unlessMissing(open(path, 'r'));
  if (!file) return undefined;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return /^Message-ID: <([0-9a-f]{40})@/im.exec(buffer.toString('latin1', 0, bytesRead))?.[1];
  } finally {
    await file.close();
  }
}
