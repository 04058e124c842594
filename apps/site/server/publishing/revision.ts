import { everything, execute, sql } from '@riverfront/backend/platform';
import type { Payload } from 'payload';

/** The values that change with publications. */
export interface Revisions {
  /** Changes with every publication; empty before the first one. */
  all: string;
  /** Changes with the publications of a kind of content; a kind without a value has had none. */
  byKind: ReadonlyMap<string, string>;
}

/** Reads the current revisions. */
export async function readRevisions(payload: Payload): Promise<Revisions> {
  const { rows } = await execute(payload)<{ kind: string; value: string }>(sql`
    select ${everything} as kind, value from content_revision
    union all select kind, value from content_revisions`);
  const byKind = new Map(rows.map(({ kind, value }) => [kind, value]));
  const all = byKind.get(everything) ?? '';
  byKind.delete(everything);
  return { all, byKind };
}

/** Returns the revision of what a response has read; without `reads` that of all content. Empty before the first. */
export type RevisionOf = (reads?: ReadonlySet<string>) => string;

/**
 * Returns the revisions of sets of kinds. A change of all content that is not that of a kind, as a migration or an
 * older version of the site makes it, counts for every kind.
 */
export function revisionsOf({ all, byKind }: Revisions): RevisionOf {
  const isOfKind = new Set(byKind.values()).has(all);
  const known = new WeakMap<ReadonlySet<string>, string>();
  return (reads) => {
    if (!reads || all === '' || !isOfKind || reads.has(everything)) return all;
    const value =
      known.get(reads) ??
      `of ${[...reads]
        .sort()
        .map((kind) => `${kind} ${byKind.get(kind)}`)
        .join()}`;
    known.set(reads, value);
    return value;
  };
}

export interface RevisionWatch {
  /** The last revision that was read, of all content or of what a response has read. */
  current: RevisionOf;
  /** The one before the last change. */
  previous: RevisionOf;
  /** Times of the last read and of the last change, in ms since 1970; 0 for never. */
  readAt(): number;
  changedAt(): number;
  /** Reads now. @throws when the database cannot be reached */
  check(): Promise<void>;
  stop(): void;
}

/** Milliseconds after which a read times out: one that hangs must not end the watch. */
const timeoutMs = 3_000;

/**
 * Polls the revisions once a second (docs/decisions/0004-revision-row.md). While the database is unavailable the last
 * values remain, and with them every cached page.
 */
export function watchRevision(options: {
  read: () => Promise<Revisions>;
  intervalMs?: number;
  onChange?: (revision: string) => void;
  /** Called after each successful read. */
  onRead?: () => void;
}): RevisionWatch {
  const { read, intervalMs = 1_000, onChange, onRead } = options;
  let current: RevisionOf = () => '';
  let previous = current;
  let readAt = 0;
  let changedAt = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    const revisions = await withTimeout(read());
    readAt = Date.now();
    onRead?.();
    if (revisions.all === current()) return;
    previous = current;
    current = revisionsOf(revisions);
    changedAt = readAt;
    onChange?.(revisions.all);
  }

  async function tick(): Promise<void> {
    await check().catch(() => undefined);
    if (!stopped) timer = setTimeout(tick, intervalMs);
  }
  void tick();

  return {
    current: (reads) => current(reads),
    previous: (reads) => previous(reads),
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
