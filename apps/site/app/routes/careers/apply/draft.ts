import { jobQuestion } from '@riverfront/contract/jobs';
import { z } from 'zod';
import { readStored, writeStored } from '../../../components/form/browser-storage.ts';
import {
  emptyValues,
  questionField,
  questionPrefix,
  type TextField,
  textFields,
  type Values,
} from './fields.ts';

/** The number rises when the shape changes; drafts of an older shape are left to expire. */
const prefix = 'riverfront.application.1.';
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

const text = z.string().catch('');
const optionalText = z.string().nullable().catch(null);
const place = z.object({ id: z.number(), name: z.string(), code: z.string() }).nullable().catch(null);
const texts = Object.fromEntries(textFields.map((name) => [name, text])) as Record<TextField, typeof text>;

/**
 * An unfinished application as this browser stores it; it may have been edited by hand. Never contains codes,
 * tokens or the file itself.
 */
const draft = z.object({
  /** When it was last changed, in ms since 1970. */
  savedAt: z.number(),
  /** Title of the job, for when it has closed meanwhile. */
  title: z.string(),
  submissionKey: z.string(),
  entries: z.object({ ...texts, country: place, state: place }),
  /** Name of the file that was chosen; a page may not store the file. */
  fileName: optionalText,
  /** The questions of the job when the form was last open, and the answers by the question's id. */
  questions: jobQuestion.array().catch([]),
  answers: z.record(z.string(), text).catch({}),
  /** Where the applicant came from on the first visit. */
  source: optionalText,
});

/** A stored draft, with the values of the form. */
export type Draft = z.output<typeof draft> & { values: Values };

/** Returns the key under which the draft for a job is stored. */
export function draftKey(job: string): string {
  return prefix + job;
}

/** Reads the draft for a job, unless it is older than 7 days or unreadable. */
export function readDraft(job: string, now: number = Date.now()): Draft | undefined {
  const { data } = draft.safeParse(readStored('localStorage', draftKey(job)));
  if (!data || data.savedAt > now || now - data.savedAt >= maxAgeMs) return undefined;
  const answers = Object.entries(data.answers).map(([id, answer]) => [questionField({ id }), answer]);
  return { ...data, values: { ...emptyValues, ...data.entries, ...Object.fromEntries(answers) } };
}

/** Splits the values of the form into what a draft stores; the file is not stored. */
export function toStored({ resume: _, ...values }: Values): { entries: object; answers: object } {
  const all = Object.entries(values);
  const isAnswer = ([name]: [string, unknown]) => name.startsWith(questionPrefix);
  const answers = all.filter(isAnswer).map(([name, answer]) => [name.slice(questionPrefix.length), answer]);
  return {
    entries: Object.fromEntries(all.filter((entry) => !isAnswer(entry))),
    answers: Object.fromEntries(answers),
  };
}

/** Removes the drafts of all jobs that nobody has edited for 7 days. */
export function removeExpiredDrafts(now: number = Date.now()): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const key of keys.filter((name) => name.startsWith(prefix))) {
      if (!readDraft(key.slice(prefix.length), now)) writeStored('localStorage', key, null);
    }
  } catch {
    // Where the storage is blocked, nothing was stored.
  }
}
