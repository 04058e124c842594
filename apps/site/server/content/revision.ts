import type { Payload } from 'payload';

/** The value that changes with every publication; empty before the first one. */
export async function readRevision(payload: Payload): Promise<string> {
  const row = await payload.findGlobal({ slug: 'content-revision', depth: 0, overrideAccess: false });
  return row.value ?? '';
}

export interface RevisionWatch {
  /** The last value that could be read. */
  current(): string;
  /** When it was read last and when it changed last, in ms since 1970; 0 for never. */
  readAt(): number;
  changedAt(): number;
  /** Reads now. @throws when the database cannot be reached */
  check(): Promise<string>;
  stop(): void;
}

/** Milliseconds after which a reading is given up: one that hangs must not end the watch. */
const patience = 3_000;

/**
 * Reads the revision once a second (design, "Content change"). While the
 * database is away the last value stays, and with it every cached page.
 */
export function watchRevision(options: {
  read: () => Promise<string>;
  intervalMs?: number;
  onChange?: (revision: string) => void;
  /** Called after each reading that worked. */
  onRead?: () => void;
}): RevisionWatch {
  const { read, intervalMs = 1_000, onChange, onRead } = options;
  let current = '';
  let readAt = 0;
  let changedAt = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<string> {
    const revision = await withinPatience(read());
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

async function withinPatience<T>(reading: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The revision could not be read in time')), patience);
  return Promise.race([reading, late.promise]).finally(() => clearTimeout(timer));
}
