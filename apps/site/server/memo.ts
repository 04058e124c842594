import { recordReads, trackReads } from '@riverfront/backend/platform';
import { LRUCache } from 'lru-cache';
import type { RevisionOf } from './publishing/index.ts';

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
 * Returns the current answer of a key, or that of the work; concurrent calls share one.
 * @param isFinal tells whether an error is an answer; after any other one the last answer is returned, however old
 */
export type Memo = <T>(
  key: string,
  work: () => Promise<T>,
  isFinal?: (error: unknown) => boolean,
) => Promise<T>;

/** Creates a memo whose answers last as long as the revision of what they have read. */
export function createMemo({ revision, maxAgeMs = 60_000, now = Date.now }: MemoOptions): Memo {
  const answers = new LRUCache<string, Answer>({ max: 1_000 });

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

  return <T>(key: string, work: () => Promise<T>, isFinal?: (error: unknown) => boolean) => {
    const known = answers.get(key);
    if (known && isFresh(known)) return use<T>(known);
    const answer = startReading(work);
    answers.set(key, answer);
    return use<T>(answer).catch((error) => {
      const isLatest = answers.get(key) === answer;
      if (known && !isFinal?.(error)) {
        if (isLatest) answers.set(key, known);
        return use<T>(known);
      }
      if (isLatest) answers.delete(key);
      throw error;
    });
  };
}
