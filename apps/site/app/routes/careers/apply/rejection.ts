import type { Failure } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/api-error';
import type { JobQuestion } from '@riverfront/contract/jobs';
import { messages } from '@riverfront/contract/messages';
import { type Errors, fieldNames, questionField, questionPrefix } from './fields.ts';

/** Which steps have to be taken again after the server rejected an application. The values always stay. */
export interface ApplicationRejection {
  /** Errors of the form's fields and of answers. */
  errors: Errors;
  /** The proof of the e-mail address is not accepted (any more). */
  needsVerification: boolean;
  /** The human check is not accepted (any more). */
  needsHumanCheck: boolean;
  /** The job has other questions than the form shows. */
  hasOtherQuestions: boolean;
}

/**
 * Reads the API's rejection; undefined stands for an answer that is not the API's.
 * @param shown the questions of the job that the form shows
 */
export function readRejection(failure: Failure | undefined, shown: JobQuestion[] = []): ApplicationRejection {
  const { code, errors: all = {}, message = '' } = failure ?? {};
  const isField = (name: string) => fieldNames.some((field) => field === name);
  const isAnswer = (name: string) => name.startsWith(questionPrefix);
  const errors: Errors = Object.fromEntries(
    Object.entries(all).filter(([name]) => isField(name) || isAnswer(name)),
  );
  if (code === 'file-refused') errors.resume ??= message;
  const known: string[] = shown.map(questionField);
  return {
    errors,
    needsVerification: code === 'email-unverified',
    needsHumanCheck: code === 'captcha-needed' || code === 'captcha-refused',
    hasOtherQuestions:
      code === 'questions-changed' ||
      Object.keys(errors).some((name) => isAnswer(name) && !known.includes(name)),
  };
}

/** Describes why sending failed (specification, section 8): a reply that says no, or a request error. */
export function describeFailure(error: unknown): string {
  if (!isApiError(error)) return messages.applicationFailed;
  const isReply = error.status >= 200 && error.status <= 299;
  return error.failure?.message ?? (isReply ? messages.applicationRefused : messages.applicationFailed);
}
