import type { JobQuestion } from '@riverfront/contract/jobs';
import { type Answers, questionsIn } from './answers.ts';
import { type Entries, emptyEntries, type Place } from './entries.ts';

/** An unfinished application as this browser keeps it. Never codes, tokens or the file itself. */
export interface Draft {
  /** When it was last changed, in ms since 1970. */
  savedAt: number;
  /** Title of the job, for when it has closed meanwhile. */
  title: string;
  submissionKey: string;
  entries: Entries;
  /** Name of the file that was chosen; a page may not keep the file. */
  fileName: string | null;
  /** What the recruiter asked when the form was last open, and what was answered, by the question's id. */
  questions: JobQuestion[];
  answers: Answers;
  /** Where the applicant came from on the first visit. */
  source: string | null;
}

/** What holds drafts: `localStorage`, where there is one. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The number rises when the shape changes; drafts of an older shape are left to expire. */
const prefix = 'riverfront.application.1.';
const longestAgeMs = 7 * 24 * 60 * 60 * 1000;

/** This browser's storage, or undefined where the visitor has blocked it. */
export function browserStorage(): DraftStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** The draft for a job, unless it is older than 7 days or unreadable. */
export function readDraft(
  storage: DraftStorage | undefined,
  job: string,
  now: number = Date.now(),
): Draft | undefined {
  try {
    const draft = parse(storage?.getItem(prefix + job) ?? null);
    return draft && isFresh(draft, now) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft for a job. @returns whether the browser has taken it */
export function writeDraft(storage: DraftStorage | undefined, job: string, draft: Draft): boolean {
  try {
    storage?.setItem(prefix + job, JSON.stringify(draft));
    return storage !== undefined;
  } catch {
    // Full or blocked: the form works without.
    return false;
  }
}

/** Removes the draft for a job. */
export function removeDraft(storage: DraftStorage | undefined, job: string): void {
  try {
    storage?.removeItem(prefix + job);
  } catch {
    // What cannot be reached was not kept there either.
  }
}

/** Removes the drafts of all jobs that nobody has touched for 7 days. */
export function removeExpiredDrafts(storage: DraftStorage | undefined, now: number = Date.now()): void {
  try {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
    for (const key of keys.filter((name) => name.startsWith(prefix))) {
      if (!readDraft(storage, key.slice(prefix.length), now)) storage?.removeItem(key);
    }
  } catch {
    // As above.
  }
}

function isFresh({ savedAt }: Draft, now: number): boolean {
  return savedAt <= now && now - savedAt < longestAgeMs;
}

/** Takes from stored JSON what has the right shape: somebody may have changed it by hand. */
function parse(json: string | null): Draft | undefined {
  const stored: unknown = JSON.parse(json ?? 'null');
  if (!isRecord(stored) || !isRecord(stored.entries)) return undefined;
  const { savedAt, title, submissionKey, fileName, entries, questions, answers, source } = stored;
  if (typeof savedAt !== 'number' || typeof submissionKey !== 'string' || typeof title !== 'string') return;
  return {
    savedAt,
    title,
    submissionKey,
    entries: entriesOf(entries),
    fileName: typeof fileName === 'string' ? fileName : null,
    questions: questionsIn(questions),
    answers: answersOf(answers),
    source: typeof source === 'string' ? source : null,
  };
}

function entriesOf({ country, state, ...texts }: Record<string, unknown>): Entries {
  const known = Object.entries(texts).filter(
    ([name, value]) => Object.hasOwn(emptyEntries, name) && typeof value === 'string',
  );
  return { ...emptyEntries, ...Object.fromEntries(known), country: placeOf(country), state: placeOf(state) };
}

function answersOf(value: unknown): Answers {
  if (!isRecord(value)) return {};
  const texts = Object.entries(value).filter(([, answer]) => typeof answer === 'string');
  return Object.fromEntries(texts) as Answers;
}

function placeOf(value: unknown): Place | null {
  if (!isRecord(value)) return null;
  const { id, name, code } = value;
  return typeof id === 'number' && typeof name === 'string' && typeof code === 'string'
    ? { id, name, code }
    : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
