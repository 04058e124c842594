import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { type Execute, sql } from '../database/transaction.ts';
import type { Bucket } from '../storage/bucket.ts';

/** Health of a file storage; bytes are null where they are unknown. */
export interface StorageHealth {
  kind: 'folder' | 'bucket';
  /** Can be written to, or read by a process that only reads. */
  isUsable: boolean;
  freeBytes: number | null;
  totalBytes: number | null;
}

/**
 * Checks a storage as this process sees it: the bucket, where there is one, by an object that is not there; otherwise
 * the folder, which is created when it is missing, as the first file would.
 */
export async function checkStorage(
  dir: string,
  bucket: Bucket | undefined,
  use: 'read' | 'write' = 'write',
): Promise<StorageHealth> {
  if (bucket) {
    // Not `sizeOf`: its response does not tell a missing bucket from a missing object.
    const isUsable = await bucket.open('health-check').then(
      () => true,
      () => false,
    );
    return { kind: 'bucket', isUsable, freeBytes: null, totalBytes: null };
  }
  try {
    await mkdir(dir, { recursive: true });
    await access(dir, use === 'write' ? constants.W_OK : constants.R_OK);
    const { bavail, blocks, bsize } = await statfs(dir);
    return { kind: 'folder', isUsable: true, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (error) {
    // Of the file system.
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { kind: 'folder', isUsable: false, freeBytes: null, totalBytes: null };
  }
}

/** What a process of the site reports about itself, every 15 seconds. */
export interface ProcessReport {
  versions: { app: string; node: string; payload: string };
  memoryMb: number;
  /** The content revision that it serves. */
  revision: string;
  /** Mail server; null without one. */
  mail: string | null;
  /** Sender of every email. */
  sender: string;
  captcha: string;
  /** Address of the virus scanner; null without one. */
  scanner: string | null;
  storage: { media: StorageHealth; resumes: StorageHealth };
}

/** A process of the site at its last heartbeat. */
export interface SiteProcess {
  host: string;
  startedAt: Date;
  seenAt: Date;
  report: ProcessReport;
}

/** Whether the last heartbeat of a process is at most a minute old. */
export function isAlive({ seenAt }: SiteProcess, now: Date): boolean {
  return now.getTime() - seenAt.getTime() < 60_000;
}

/** Reads the processes of the last day, the latest heartbeat first. */
export async function readProcesses(execute: Execute): Promise<SiteProcess[]> {
  const { rows } = await execute<{
    host: string;
    started_at: string;
    seen_at: string;
    report: ProcessReport;
  }>(sql`
    select host, started_at, seen_at, report from site_processes
    where seen_at > now() - interval '1 day' order by seen_at desc limit 50`);
  return rows.map(({ started_at, seen_at, ...process }) => {
    return { ...process, startedAt: new Date(started_at), seenAt: new Date(seen_at) };
  });
}
