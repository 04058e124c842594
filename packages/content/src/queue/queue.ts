import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import { currentRequestId, inRequest } from '@riverfront/telemetry/request-context';
import { fromDrizzle, type JobWithMetadata, PgBoss, type SendOptions } from 'pg-boss';
import type { Transaction } from '../transaction.ts';
import { type Jobs, type QueueName, queues } from './queues.ts';

/** Does one job; what it throws brings the job back later. */
export type Worker<N extends QueueName> = (data: Jobs[N], attempt: Attempt) => Promise<void>;

/** Which try of a job this is, the first being 1, and whether there will be another. */
export interface Attempt {
  number: number;
  isLast: boolean;
}

export interface Queue {
  /** Resolves when it is open for the first time. */
  ready: Promise<void>;
  /**
   * Adds a job in a transaction: it exists when, and only when, the transaction is committed.
   * @throws {QueueAway} before it is open
   */
  send<N extends QueueName>(
    transaction: Transaction,
    name: N,
    data: Jobs[N],
    options?: SendOptions,
  ): Promise<void>;
  /** Lets the workers look for jobs now rather than at their next round. */
  wake(name: QueueName): void;
  stop(): Promise<void>;
}

/** The queue has not reached its database yet, so nothing that needs it may begin. */
export class QueueAway extends Error {
  override readonly name = 'QueueAway';
}

export interface QueueOptions {
  databaseUrl: string;
  /** Without workers the queue only sends, and leaves its upkeep to processes that have them. */
  workers?: { [N in QueueName]: Worker<N> };
  /** Told of each failed try to reach the database, and of what pg-boss reports by itself. */
  onError?: (error: unknown) => void;
  /** Told of each try of a job that failed, in the name of the request that sent it. */
  onJobFailed?: (job: { queue: QueueName; attempt: number }, error: unknown) => void;
  retryMs?: number;
}

/** So long jobs that run may take to finish when the process is told to stop, in ms; the others are given back. */
const jobPatience = 15_000;

/**
 * The background queue: pg-boss in our own database. Comes up by itself once
 * the database is there and stays through its outages.
 */
export function startQueue(options: QueueOptions): Queue {
  const { databaseUrl, workers, onError = () => {}, onJobFailed = () => {}, retryMs = 1_000 } = options;
  const closing = new AbortController();
  const workerIds = new Map<string, string>();
  let boss: PgBoss | undefined;

  function wake(of: PgBoss | undefined, name: QueueName): void {
    const id = workerIds.get(name);
    if (id) of?.notifyWorker(id);
  }

  async function open(): Promise<void> {
    const opened = new PgBoss({
      connectionString: databaseUrl,
      max: workers ? 2 : 1,
      ...(!workers && { supervise: false, schedule: false, migrate: false, createSchema: false }),
      // A job whose process was killed is found by the monitor; its usual minute is long for a visitor.
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
      maintenanceIntervalSeconds: 300,
      reindex: false,
      monitorVacuum: false,
    });
    opened.on('error', onError);
    try {
      await opened.start();
      if (workers) {
        for (const [name, queue] of Object.entries(queues)) await declare(opened, name, queue);
        for (const name of Object.keys(queues) as QueueName[])
          workerIds.set(
            name,
            await employ(opened, name, workers, { onDone: () => wake(opened, name), onJobFailed }),
          );
      }
      // `send` runs in somebody's transaction and must not have to ask for the queue outside of it.
      for (const name of Object.keys(queues)) await opened.findJobs(name, { id: randomUUID() });
      if (workers)
        for (const [name, { cron }] of Object.entries(queues)) if (cron) await opened.schedule(name, cron);
      boss = opened;
    } catch (error) {
      await opened.stop({ graceful: false }).catch(() => {});
      throw error;
    }
  }

  async function keepTrying(): Promise<void> {
    while (!closing.signal.aborted && !boss) {
      try {
        await open();
      } catch (error) {
        onError(error);
        await pause(retryMs, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  const opening = keepTrying();

  return {
    ready: opening,
    async send(transaction, name, data, sendOptions) {
      if (!boss) throw new QueueAway('not connected');
      const requestId = currentRequestId();
      // A job goes on under the number of the request that sent it.
      const id = await boss.send(name, requestId ? { ...data, requestId } : data, {
        ...sendOptions,
        db: fromDrizzle({ execute: (query) => transaction.execute(query as never) }, sql as never),
      });
      if (!id) throw new Error(`The queue ${name} refused a job.`);
    },
    wake: (name) => wake(boss, name),
    async stop() {
      closing.abort();
      await opening;
      await boss?.stop({ graceful: true, timeout: jobPatience });
    },
  };
}

/** Makes a queue, or gives one that exists the options of today. */
async function declare(boss: PgBoss, name: string, { cron: _, ...options }: (typeof queues)[QueueName]) {
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
}

async function employ<N extends QueueName>(
  boss: PgBoss,
  name: N,
  { [name]: work }: NonNullable<QueueOptions['workers']>,
  { onDone, onJobFailed }: { onDone: () => void; onJobFailed: NonNullable<QueueOptions['onJobFailed']> },
): Promise<string> {
  return boss.work<Jobs[N], void, { includeMetadata: true; pollingIntervalSeconds: number }>(
    name,
    { includeMetadata: true, pollingIntervalSeconds: 2 },
    async (jobs: JobWithMetadata<Jobs[N]>[]) => {
      try {
        for (const { id, data, retryCount, retryLimit } of jobs) {
          const attempt = { number: retryCount + 1, isLast: retryCount >= retryLimit };
          const { requestId } = (data ?? {}) as { requestId?: string };
          await inRequest(requestId ?? id, () =>
            work(data, attempt).catch((error: unknown) => {
              onJobFailed({ queue: name, attempt: attempt.number }, error);
              throw error;
            }),
          );
        }
      } finally {
        // Where one job was, another may be: at one a round a backlog of mails would take hours.
        onDone();
      }
    },
  );
}
