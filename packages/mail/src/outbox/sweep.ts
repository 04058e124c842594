import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isOutboxId } from './kept-mail.ts';
import { unlessMissing } from './unless-missing.ts';

export interface SweepOutboxOptions {
  /** Younger unfinished files are left alone: they may still be written. */
  unfinishedMs: number;
  /** Which of these mails, named by `messageHash`, the database still knows. */
  isKnown: (hashes: string[]) => Promise<Set<string>>;
}

/**
 * Removes from an outbox what no record stands for any more: mails that were
 * erased, and unfinished files of a killed process. Other files are left alone.
 * @returns how many were removed
 */
export async function sweepOutbox(dir: string, options: SweepOutboxOptions): Promise<number> {
  const names = (await unlessMissing(readdir(dir))) ?? [];
  const orphans: string[] = [];
  for (const name of names.filter(isUnfinished)) {
    const found = await unlessMissing(stat(join(dir, name)));
    if (found && found.mtimeMs <= Date.now() - options.unfinishedMs) orphans.push(name);
  }
  const hashes = new Map<string, string | undefined>();
  for (const name of names.filter(isMail)) hashes.set(name, await readHash(join(dir, name)));
  const known = await options.isKnown([
    ...new Set([...hashes.values()].filter((hash) => hash !== undefined)),
  ]);
  for (const [name, hash] of hashes) if (hash !== undefined && !known.has(hash)) orphans.push(name);
  for (const name of orphans) await rm(join(dir, name), { force: true });
  return orphans.length;
}

const mail = /^(.+)\.eml$/;
const unfinished = /^\.(.+)\.eml\.unfinished$/;
const isMail = (name: string) => isOutboxId(mail.exec(name)?.[1] ?? '');
const isUnfinished = (name: string) => isOutboxId(unfinished.exec(name)?.[1] ?? '');

/** Bytes that hold the header of every mail of ours; the Message-ID is among its first lines. */
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
