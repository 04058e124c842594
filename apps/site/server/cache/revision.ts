import { everything, recordReads, trackReads } from '@riverfront/backend/database/reads';
import { execute, sql } from '@riverfront/backend/database/transaction';
import { ContentUnavailable, isUnavailable } from '@riverfront/backend/health/unavailable';
import { LRUCache } from 'lru-cache';
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
 * Polls the revisions four times a second (docs/decisions/0004-revision-row.md). While the database is unavailable the
 * last values remain, and with them every cached page.
 */
export function watchRevision(options: {
  read: () => Promise<Revisions>;
  intervalMs?: number;
  onChange?: (revision: string) => void;
  /** Called with an error that is no outage, once until a read succeeds again. */
  onError?: (error: unknown) => void;
}): RevisionWatch {
  const { read, intervalMs = 250, onChange, onError } = options;
  let current: RevisionOf = () => '';
  let previous = current;
  let readAt = 0;
  let changedAt = 0;
  let stopped = false;
  let isBroken = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    const revisions = await withTimeout(read());
    readAt = Date.now();
    isBroken = false;
    if (revisions.all === current()) return;
    previous = current;
    current = revisionsOf(revisions);
    changedAt = readAt;
    onChange?.(revisions.all);
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
  const timer = setTimeout(
    () => timeout.reject(new ContentUnavailable('Reading the revision timed out')),
    timeoutMs,
  );
  return Promise.race([read, timeout.promise]).finally(() => clearTimeout(timer));
}

export interface MemoOptions {
  /** Returns the current revision of what an answer has read. */
  revision: RevisionOf;
  /** Maximum age of an answer in ms, because jobs close by themselves; a minute by default. */
  maxAgeMs?: number;
  now?: () => number;
}

interface Answer {
  value: Promise<unknown>;
  /** The kinds of content that it was made from; complete when it is read. */
  reads: ReadonlySet<string>;
  isRead: boolean;
  revision: string;
  readAt: number;
}

/**
 * Returns the current answer of a key, or that of the work; concurrent calls share one. While the database is
 * unavailable the last answer is returned, however old.
 */
type Memo = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Creates a memo whose answers last as long as the revision of what they have read. */
export function createMemo({ revision, maxAgeMs = 60_000, now = Date.now }: MemoOptions): Memo {
  // An answer has some 30 KB; those of single items are in the page cache as well.
  const answers = new LRUCache<string, Answer>({ max: 300 });

  function startReading(work: () => Promise<unknown>): Answer {
    const reads = new Set<string>();
    const answer: Answer = {
      value: trackReads(reads, work),
      reads,
      isRead: false,
      revision: revision(),
      readAt: now(),
    };
    const settle = () => {
      answer.isRead = true;
      // When a publication has overtaken it, it may have read both sides, so it stays that of the old revision.
      if (revision() === answer.revision) answer.revision = revision(reads);
    };
    answer.value.then(settle, settle);
    return answer;
  }

  /** Waits for an answer; whoever uses it has read what it was made from, also when that does not exist. */
  async function use<T>({ value, reads }: Answer): Promise<T> {
    try {
      return (await value) as T;
    } finally {
      recordReads(reads);
    }
  }

  const isFresh = (answer: Answer) =>
    answer.revision === revision(answer.isRead ? answer.reads : undefined) &&
    now() - answer.readAt < maxAgeMs;

  return <T>(key: string, work: () => Promise<T>) => {
    const known = answers.get(key);
    if (known && isFresh(known)) return use<T>(known);
    const answer = startReading(work);
    answers.set(key, answer);
    return use<T>(answer).catch((error) => {
      const isLatest = answers.get(key) === answer;
      if (known && isUnavailable(error)) {
        if (isLatest) answers.set(key, known);
        return use<T>(known);
      }
      if (isLatest) answers.delete(key);
      throw error;
    });
  };
}
