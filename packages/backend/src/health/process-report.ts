import { type Execute, sql } from '../database/transaction.ts';
import type { StorageHealth } from '../storage/file-store.ts';

/** What a process of the site reports about itself, every 15 seconds. */
export interface ProcessReport {
  versions: { app: string; node: string; payload: string };
  memoryMb: number;
  /** The content revision that it serves. */
  revision: string;
  /** Mail server; null without one. */
  mail: string | null;
  /** When the secret or certificate expires with which it signs in there; null where it is not known. ISO time. */
  mailExpiresAt: string | null;
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
