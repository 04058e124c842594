import type { Failure } from '@riverfront/contract';
import type { JobQuestion } from '@riverfront/contract/jobs';
import { questionField } from './answers.ts';
import { type FieldName, fieldNames } from './entries.ts';

/** What a form does after the server refused it. Nothing that was typed is ever taken away. */
export interface Reaction {
  /** What is wrong with which field of the form. */
  fields: Partial<Record<FieldName, string>>;
  /** The proof of the e-mail is not accepted (any more). */
  verifyAgain: boolean;
  /** The human check is not accepted (any more). */
  confirmAgain: boolean;
  /** What is wrong with which answer, by the name of its field. */
  answers: Record<string, string>;
  /** The job asks other things than the form shows. */
  askAgain: boolean;
}

/**
 * Reads from a failed answer which steps have to be taken again.
 * @param shown the questions of the job that the form shows
 */
export function reactionTo(failure: Failure | undefined, shown: JobQuestion[] = []): Reaction {
  const { code, errors = {}, message = '' } = failure ?? {};
  const fields: Reaction['fields'] = {};
  for (const name of fieldNames) {
    if (Object.hasOwn(errors, name)) fields[name] = errors[name];
  }
  const answers = Object.fromEntries(
    Object.entries(errors).filter(([field]) => field.startsWith('question-')),
  );
  const known = new Set<string>(shown.map(questionField));
  if (code === 'file-refused') fields.resume ??= message;
  return {
    fields,
    verifyAgain: code === 'email-unverified',
    confirmAgain: code === 'captcha-needed' || code === 'captcha-refused',
    answers,
    askAgain: code === 'questions-changed' || Object.keys(answers).some((field) => !known.has(field)),
  };
}
