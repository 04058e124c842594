import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import { currentRequestId, inRequest } from '@riverfront/telemetry/request-context';
import { APIError } from 'payload';
import {
  fromDrizzle,
  type JobWithMetadata,
  PgBoss,
  type Queue as PgBossQueue,
  type SendOptions,
  type WorkOptions,
} from 'pg-boss';
import type { Transaction } from '../database/transaction.ts';
import { retentionCron } from '../privacy/retention/periods.ts';

/** Does one task; one that throws is retried. */
type Worker<N extends QueueName> = (data: Tasks[N], attempt: Attempt) => Promise<void>;

/** Which attempt of a task this is, the first being 1, and whether it is the last. */
export interface Attempt {
  number: number;
  isLast: boolean;
}

export interface Queue {
  /** Resolves when it is connected for the first time. */
  ready: Promise<void>;
  /**
   * Adds a task in a transaction: it exists when, and only when, the transaction is committed.
   * @throws {QueueUnavailableError} before it is connected
   */
  send<N extends QueueName>(
    transaction: Transaction,
    name: N,
    data: Tasks[N],
    options?: SendOptions,
  ): Promise<void>;
  /** Lets the workers poll now rather than at their next interval. */
  wake(name: QueueName): void;
  stop(): Promise<void>;
}

/** The queue is not connected to its database; staff get the message as the answer 503. */
export class QueueUnavailableError extends APIError {
  constructor() {
    super('This cannot be sent at the moment, so nothing was changed. Please try again in a minute.', 503);
  }
}

interface QueueOptions {
  databaseUrl: string;
  /** A queue without workers only sends; processes with workers maintain it. */
  workers?: { [N in QueueName]: Worker<N> };
  /** Called for each failed connection, and for errors that pg-boss reports by itself. */
  onError?: (error: unknown) => void;
  /** Called for each failed attempt, in the context of the request that sent the task. */
  onTaskFailed?: (task: { queue: QueueName; attempt: number }, error: unknown) => void;
  retryMs?: number;
  /** Seconds between two looks for tasks; at least 0.5. */
  pollingSeconds?: number | undefined;
}

/** Milliseconds that running tasks have to finish in a graceful shutdown; the others are returned to the queue. */
const drainMs = 15_000;

/** Starts the background queue, pg-boss in our own database. Connects with retries and survives outages. */
export function startQueue(options: QueueOptions): Queue {
  const { databaseUrl, workers, onError = () => {}, retryMs = 1_000 } = options;
  const closing = new AbortController();
  const workerIds = new Map<QueueName, string[]>();
  let connected: PgBoss | undefined;

  async function connect(): Promise<void> {
    const boss = new PgBoss({
      connectionString: databaseUrl,
      // With two, a worker that looks while another takes a record's first task would skip it, and take the second.
      max: 1,
      ...(!workers && { supervise: false, schedule: false, migrate: false, createSchema: false }),
      // The monitor returns tasks of a killed process; its default of a minute is long for a visitor.
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
      maintenanceIntervalSeconds: 300,
      reindex: false,
      monitorVacuum: false,
    });
    boss.on('error', onError);
    const names = Object.keys(queues) as QueueName[];
    try {
      await boss.start();
      if (workers) {
        for (const name of names) await declareQueue(boss, name);
        for (const name of names) workerIds.set(name, await registerWorkers(boss, name, workers, options));
      }
      // pg-boss caches a queue's options, so that `send` in a transaction needs no query outside of it.
      for (const name of names) await boss.findJobs(name, { id: randomUUID() });
      if (workers)
        for (const [name, { cron }] of Object.entries(queues)) if (cron) await boss.schedule(name, cron);
      connected = boss;
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      throw error;
    }
  }

  async function connectWithRetries(): Promise<void> {
    while (!closing.signal.aborted && !connected) {
      try {
        await connect();
      } catch (error) {
        onError(error);
        await pause(retryMs, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  const ready = connectWithRetries();

  return {
    ready,
    async send(transaction, name, data, sendOptions) {
      if (!connected) throw new QueueUnavailableError();
      const requestId = currentRequestId();
      // A task goes on under the number of the request that sent it.
      const id = await connected.send(name, requestId ? { ...data, requestId } : data, {
        ...sendOptions,
        db: fromDrizzle({ execute: (query) => transaction.execute(query as never) }, sql as never),
      });
      if (!id) throw new Error(`The queue ${name} rejected a task.`);
    },
    wake(name) {
      for (const id of workerIds.get(name) ?? []) connected?.notifyWorker(id);
    },
    async stop() {
      closing.abort();
      await ready;
      await connected?.stop({ graceful: true, timeout: drainMs });
    },
  };
}

/** Creates a queue, or updates the options of one that exists. */
async function declareQueue(boss: PgBoss, name: QueueName): Promise<void> {
  const { cron: _, workers: __, ...options } = queues[name];
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
}

/** Registers the workers of a queue, each of which does one task at a time. @returns their ids */
async function registerWorkers<N extends QueueName>(
  boss: PgBoss,
  name: N,
  { [name]: work }: NonNullable<QueueOptions['workers']>,
  { onTaskFailed, pollingSeconds = 2 }: QueueOptions,
): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < (queues[name].workers ?? 1); n += 1) {
    const options: WorkOptions & { includeMetadata: true } = {
      includeMetadata: true,
      pollingIntervalSeconds: pollingSeconds,
      // Tasks of one group in their order.
      groupConcurrency: 1,
    };
    const id = await boss.work<Tasks[N], void, typeof options>(
      name,
      options,
      async (tasks: JobWithMetadata<Tasks[N]>[]) => {
        try {
          for (const { id, data, retryCount, retryLimit } of tasks) {
            const attempt = { number: retryCount + 1, isLast: retryCount >= retryLimit };
            const { requestId } = (data ?? {}) as { requestId?: string };
            await inRequest(requestId ?? id, () =>
              work(data, attempt).catch((error: unknown) => {
                onTaskFailed?.({ queue: name, attempt: attempt.number }, error);
                throw error;
              }),
            );
          }
        } finally {
          // Polls again at once: at one task an interval a backlog of emails would take hours.
          const own = ids[n];
          if (own) boss.notifyWorker(own);
        }
      },
    );
    ids.push(id);
  }
  return ids;
}

/**
 * Creates the queue of a process without workers, such as the staff side. Connects when it is first used, so
 * that loading a configuration connects to no database.
 */
export function createSendOnlyQueue(options: Omit<QueueOptions, 'workers'>): Queue {
  let started: Queue | undefined;
  const queue = () => {
    started ??= startQueue(options);
    return started;
  };
  return {
    get ready() {
      return queue().ready;
    },
    send: (...task) => queue().send(...task),
    wake: () => {},
    stop: async () => started?.stop(),
  };
}

/**
 * Waits until a queue is connected. Call it before a transaction, which would keep its connection
 * while it waits.
 * @throws {QueueUnavailableError} after five seconds
 */
export async function waitForQueue(queue: Queue): Promise<void> {
  const isReady = await Promise.race([queue.ready.then(() => true), pause(5_000, false, { ref: false })]);
  if (!isReady) throw new QueueUnavailableError();
}

/** Data of the tasks of each queue: ids of records, never what a visitor wrote. */
interface Tasks {
  mail: { mail: number };
  'mail-failed': { mail: number };
  'resume-scan': { application: number };
  'clean-up': object;
  publications: object;
  'close-jobs': object;
  crm: { message: number };
  retention: object;
  /** Names of the files that belonged to erased records. */
  erasure: { files: string[] };
}
export type QueueName = keyof Tasks;

interface Options extends Omit<PgBossQueue, 'name'> {
  /** Schedule in cron's notation, UTC. */
  cron?: string;
  /** Tasks at once in each process; one by default. */
  workers?: number;
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
  // As many as the transport has connections, and fewer than the pool of the database has.
  mail: { ...retriedForADay, workers: 4, deadLetter: 'mail-failed', deleteAfterSeconds: daySeconds },
  'resume-scan': { ...retriedForADay, expireInSeconds: 120 },
  // Failed ones are on Today until pg-boss deletes them, after a week.
  crm: retriedForADay,
  'clean-up': { retryLimit: 2, cron: '*/15 * * * *', deleteAfterSeconds: daySeconds },
  // A schedule sends its own task at its time; the one of each minute finds what was missed.
  publications: { retryLimit: 2, retryDelay: 15, cron: '* * * * *', deleteAfterSeconds: 3_600 },
  'close-jobs': { retryLimit: 2, cron: '*/15 * * * *', deleteAfterSeconds: daySeconds },
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
