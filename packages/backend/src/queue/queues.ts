import type { Queue as PgBossQueue } from 'pg-boss';
import { retentionCron } from '../privacy/retention/periods.ts';

/** Data of the tasks of each queue: ids of records, never what a visitor wrote. */
export interface Tasks {
  mail: { mail: number };
  'mail-failed': { mail: number };
  'resume-scan': { application: number };
  'clean-up': object;
  publications: object;
  'close-jobs': object;
  webhook: { delivery: number };
  'webhook-failed': { delivery: number };
  retention: object;
  appointments: object;
  /** Names of the files that belonged to erased records. */
  erasure: { files: string[] };
}
export type QueueName = keyof Tasks;

interface Options extends Omit<PgBossQueue, 'name'> {
  /** Schedule in cron's notation, UTC. */
  cron?: string;
}

const daySeconds = 24 * 3_600;

/** Back-off of 30 s, 1, 2, 4, 8, 16, 32 minutes and then an hour: 30 retries last a little more than a day. */
const retriedForADay: Options = {
  retryLimit: 30,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // The site's own limit for one delivery is 50 s.
  expireInSeconds: 60,
};
const deadLetters: Options = { retryLimit: 10, retryDelay: 5, retryBackoff: true };

/** The queues with their retries and schedules. */
export const queues: Record<QueueName, Options> = {
  'mail-failed': deadLetters,
  mail: { ...retriedForADay, deadLetter: 'mail-failed', deleteAfterSeconds: daySeconds },
  'resume-scan': { ...retriedForADay, expireInSeconds: 120 },
  'webhook-failed': deadLetters,
  webhook: { ...retriedForADay, deadLetter: 'webhook-failed', deleteAfterSeconds: daySeconds },
  'clean-up': { retryLimit: 2, cron: '*/15 * * * *', deleteAfterSeconds: daySeconds },
  // A schedule sends its own task at its time; the one of each minute finds what was missed.
  publications: { retryLimit: 2, retryDelay: 15, cron: '* * * * *', deleteAfterSeconds: 3_600 },
  'close-jobs': { retryLimit: 2, cron: '*/15 * * * *', deleteAfterSeconds: daySeconds },
  appointments: { retryLimit: 2, cron: '* * * * *', deleteAfterSeconds: 3_600 },
  erasure: { ...retriedForADay, expireInSeconds: 120, deleteAfterSeconds: daySeconds },
  // Ends by itself after 45 minutes. Two concurrent runs are safe, so that of a killed process may be retried.
  retention: {
    retryLimit: 5,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 3_600,
    cron: retentionCron,
  },
};
