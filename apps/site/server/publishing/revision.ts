import type { Payload } from 'payload';

/** Reads the value that changes with every publication; empty before the first one. */
export async function readRevision(payload: Payload): Promise<string> {
  const row = await payload.findGlobal({ slug: 'content-revision', depth: 0, overrideAccess: false });
  return row.value ?? '';
}

export interface RevisionWatch {
  /** The last value that was read. */
  current(): string;
  /** Times of the last read and of the last change, in ms since 1970; 0 for never. */
  readAt(): number;
  changedAt(): number;
  /** Reads now. @throws when the database cannot be reached */
  check(): Promise<string>;
  stop(): void;
}

/** Milliseconds after which a read times out: one that hangs must not end the watch. */
const timeoutMs = 3_000;

/**
 * Polls the revision once a second (docs/decisions/0004-revision-row.md). While the database is unavailable the last
 * value remains, and with it every cached page.
 */
export function watchRevision(options: {
  read: () => Promise<string>;
  intervalMs?: number;
  onChange?: (revision: string) => void;
  /** Called after each successful read. */
  onRead?: () => void;
}): RevisionWatch {
  const { read, intervalMs = 1_000, onChange, onRead } = options;
  let current = '';
  let readAt = 0;
  let changedAt = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<string> {
    const revision = await withTimeout(read());
    readAt = Date.now();
    onRead?.();
    if (revision !== current) {
      current = revision;
      changedAt = readAt;
      onChange?.(revision);
    }
    return revision;
  }

  async function tick(): Promise<void> {
    await check().catch(() => undefined);
    if (!stopped) timer = setTimeout(tick, intervalMs);
  }
  void tick();

  return {
    current: () => current,
    readAt: () => readAt,
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
  const timer = setTimeout(() => timeout.reject(new Error('Reading the revision timed out')), timeoutMs);
  return Promise.race([read, timeout.promise]).finally(() => clearTimeout(timer));
}
