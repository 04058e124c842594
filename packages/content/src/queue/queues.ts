import type { Queue as QueueOptions } from 'pg-boss';
import { retentionCron } from '../retention/schedule.ts';

/** What each kind of job carries: numbers of records, never what a visitor wrote. */
export interface Jobs {
  mail: { mail: number };
  'mail-failed': { mail: number };
  'resume-scan': { application: number };
  sweep: object;
  publications: object;
  'close-jobs': object;
  webhook: { delivery: number };
  'webhook-failed': { delivery: number };
  retention: object;
  /** Names of the files that belonged to erased records. */
  erasure: { files: string[] };
}
export type QueueName = keyof Jobs;

interface Options extends Omit<QueueOptions, 'name'> {
  /** Made by the clock as well, in cron's notation, UTC. */
  cron?: string;
}

/**
 * Pauses of 30 s, 1, 2, 4, 8, 16, 32 minutes and then of an hour: 30 tries are
 * a day and a little (requirements, "Nothing is lost": retries for 24 hours).
 */
const forADay: Options = {
  retryLimit: 30,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // The site's own limit for one sending is 50 s.
  expireInSeconds: 60,
};

/** The queues and how patient each is. */
export const queues: Record<QueueName, Options> = {
  'mail-failed': { retryLimit: 10, retryDelay: 5, retryBackoff: true },
  mail: { ...forADay, deadLetter: 'mail-failed', deleteAfterSeconds: 24 * 3_600 },
  'resume-scan': { ...forADay, expireInSeconds: 120 },
  'webhook-failed': { retryLimit: 10, retryDelay: 5, retryBackoff: true },
  webhook: { ...forADay, deadLetter: 'webhook-failed', deleteAfterSeconds: 24 * 3_600 },
  sweep: { retryLimit: 2, cron: '*/15 * * * *', deleteAfterSeconds: 24 * 3_600 },
  // Each schedule sends one at its time; the clock's finds what was missed.
  publications: { retryLimit: 2, retryDelay: 15, cron: '* * * * *', deleteAfterSeconds: 3_600 },
  'close-jobs': { retryLimit: 2, cron: '*/15 * * * *', deleteAfterSeconds: 24 * 3_600 },
  erasure: { ...forADay, expireInSeconds: 120, deleteAfterSeconds: 24 * 3_600 },
  // Stops by itself after 45 minutes. Two runs at once are safe, so a killed one may be taken up again.
  retention: {
    retryLimit: 5,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 3_600,
    cron: retentionCron,
  },
};
