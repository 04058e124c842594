import type { JobQuestion } from '@riverfront/contract/jobs';
import { currencies, defaultPayTerms, type PayTerms } from '@riverfront/contract/pay';
import { isRecord, readStored, writeStored } from '@riverfront/ui/storage';
import {
  emptyValues,
  type Place,
  questionField,
  questionPrefix,
  textFields,
  type Values,
} from './application.ts';

/** The number rises when the shape changes; drafts of an older shape are left to expire. */
const prefix = 'application.1.';
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** An unfinished application as this browser stores it. Never contains codes, tokens or the file itself. */
export interface Draft {
  /** When it was last changed, in ms since 1970. */
  savedAt: number;
  /** Title of the job, for when it has closed meanwhile. */
  title: string;
  submissionKey: string;
  values: Values;
  /** Name of the file that was chosen; a page may not store the file. */
  fileName: string | null;
  /** The questions of the job when the form was last open. */
  questions: JobQuestion[];
  /** The terms of the salary fields when the form was last open. */
  pay: PayTerms;
  /** Where the applicant came from on the first visit. */
  source: string | null;
}

/** Returns the key under which the draft for a job is stored. */
export function draftKey(job: string): string {
  return prefix + job;
}

/** Reads the draft for a job, unless it is older than 7 days or unreadable. It may have been edited by hand. */
export function readDraft(job: string, now: number = Date.now()): Draft | undefined {
  const { savedAt, title, submissionKey, entries, answers, ...rest } =
    readStored('localStorage', draftKey(job)) ?? {};
  if (typeof savedAt !== 'number' || savedAt > now || now - savedAt >= maxAgeMs) return undefined;
  if (typeof title !== 'string' || typeof submissionKey !== 'string' || !isRecord(entries)) return undefined;
  const answered = Object.entries(isRecord(answers) ? answers : {});
  return {
    savedAt,
    title,
    submissionKey,
    values: {
      ...emptyValues,
      ...toTexts(textFields.map((name) => [name, entries[name]])),
      ...toTexts(answered.map(([id, answer]) => [questionField({ id }), answer])),
      country: toPlace(entries.country),
      state: toPlace(entries.state),
    },
    fileName: toTextOrNull(rest.fileName),
    questions: Array.isArray(rest.questions) && rest.questions.every(isQuestion) ? rest.questions : [],
    pay: isPayTerms(rest.pay) ? rest.pay : defaultPayTerms,
    source: toTextOrNull(rest.source),
  };
}

const toTextOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

function toTexts(entries: [string, unknown][]): Record<string, string> {
  return Object.fromEntries(entries.map(([name, value]) => [name, toTextOrNull(value) ?? '']));
}

function toPlace(value: unknown): Place | null {
  if (!isRecord(value)) return null;
  const { id, name, code } = value;
  return typeof id === 'number' && typeof name === 'string' && typeof code === 'string'
    ? { id, name, code }
    : null;
}

const isPayTerms = (value: unknown): value is PayTerms =>
  isRecord(value) &&
  currencies.some((one) => one === value.currency) &&
  typeof value.asksCurrent === 'boolean';

const kinds: unknown[] = ['text', 'choice', 'yes-no'] satisfies JobQuestion['kind'][];

function isQuestion(value: unknown): value is JobQuestion {
  if (!isRecord(value)) return false;
  const { id, text, kind, required, choices } = value;
  const isSound = typeof id === 'string' && typeof text === 'string' && kinds.includes(kind);
  const areTexts = Array.isArray(choices) && choices.every((choice) => typeof choice === 'string');
  return isSound && areTexts && typeof required === 'boolean';
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

/** In characters, as in the contract. */
const maxLength = 100;

/**
 * Returns the source of a visit: what the address by which this site was entered says (`source`,
 * `utm_source`), else the host of the referring site.
 * @param entered address that the document was loaded from
 * @param referrer address of the page with the link, empty when there is none
 */
export function readSource(entered: string, referrer: string): string | null {
  const { searchParams, host } = new URL(entered);
  const named = (searchParams.get('source') ?? searchParams.get('utm_source') ?? '').trim();
  if (named) return named.slice(0, maxLength);
  const from = readHost(referrer);
  return from && from !== host ? from.slice(0, maxLength) : null;
}

function readHost(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return '';
  }
}

/** Returns the source of this visit; client navigations do not change it. */
export function readVisitSource(): string | null {
  const [entry] = performance.getEntriesByType('navigation');
  return readSource(entry?.name || location.href, document.referrer);
}
