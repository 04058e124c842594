import type { Execute } from '../transaction.ts';
import { sql } from '../transaction.ts';
import type { StoreState } from './folder-state.ts';

/** What a process of the site says of itself, every 15 seconds. */
export interface ProcessReport {
  versions: { app: string; node: string; payload: string };
  memoryMb: number;
  /** The publication that it serves. */
  revision: string;
  /** Where mails go; null when they are kept. */
  mail: string | null;
  captcha: string;
  /** Address of the virus scanner; null without one. */
  scanner: string | null;
  storage: { media: StoreState; resumes: StoreState };
}

/** A process of the site as it was seen last. */
export interface SiteProcess {
  host: string;
  startedAt: Date;
  seenAt: Date;
  report: ProcessReport;
}

/** A process that was not seen for so long counts as gone; it writes every 15 s. */
export const goneAfterMs = 60_000;

/** The processes of the last day, the youngest sign of life first. */
export async function readProcesses(run: Execute): Promise<SiteProcess[]> {
  const { rows } = await run(sql`
    select host, started_at, seen_at, report from site_processes
    where seen_at > now() - interval '1 day' order by seen_at desc limit 50`);
  return (rows as { host: string; started_at: string; seen_at: string; report: ProcessReport }[]).map(
    (row) => ({
      host: row.host,
      startedAt: new Date(row.started_at),
      seenAt: new Date(row.seen_at),
      report: row.report,
    }),
  );
}
