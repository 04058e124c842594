import { execute, sql } from '@riverfront/backend/database/transaction';
import { ContentUnavailable, isUnavailable } from '@riverfront/backend/health/unavailable';
import { today } from '@riverfront/backend/time/company-time';
import type { Payload } from 'payload';

/**
 * Reads the current revision of all content: it changes with each publication, and with the company's day, because jobs
 * close at the end of theirs.
 */
export async function readRevision(payload: Payload): Promise<string> {
  const { rows } = await execute(payload)<{ value: string }>(sql`select value from content_revision`);
  return `${rows[0]?.value ?? ''} ${today()}`;
}

export interface RevisionWatch {
  /** The last revision that was read; empty before the first. */
  current(): string;
  /** The one before the last change. */
  previous(): string;
  /** Time of the last change, in ms since 1970; 0 for never. */
  changedAt(): number;
  /** Reads now. @throws when the database cannot be reached */
  check(): Promise<void>;
  stop(): void;
}

/** Milliseconds after which a read times out: one that hangs must not end the watch. */
const timeoutMs = 3_000;

/**
 * Polls the revision four times a second (docs/decisions/0005-cache-in-front.md). While the database is unavailable the
 * last one remains, and with it every cached page.
 */
export function watchRevision(options: {
  read: () => Promise<string>;
  intervalMs?: number;
  /** Called with an error that is no outage, once until a read succeeds again. */
  onError?: (error: unknown) => void;
}): RevisionWatch {
  const { read, intervalMs = 250, onError } = options;
  let current = '';
  let previous = current;
  let changedAt = 0;
  let stopped = false;
  let isBroken = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    const revision = await withTimeout(read());
    isBroken = false;
    if (revision === current) return;
    previous = current;
    current = revision;
    changedAt = Date.now();
  }

  async function tick(): Promise<void> {
    await check().catch((error: unknown) => {
      if (!isBroken && !isUnavailable(error)) onError?.(error);
      isBroken = !isUnavailable(error);
    });
    if (!stopped) timer = setTimeout(tick, intervalMs);
  }
  void tick();

  return {
    current: () => current,
    previous: () => previous,
    changedAt: () => changedAt,
    check,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

async function withTimeout<T>(read: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeout.reject(new ContentUnavailable('Reading the revision timed out')),
    timeoutMs,
  );
  return Promise.race([read, timeout.promise]).finally(() => clearTimeout(timer));
}
