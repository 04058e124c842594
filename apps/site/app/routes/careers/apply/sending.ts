import type { Failure } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/api-error';
import type { JobQuestion } from '@riverfront/contract/jobs';
import { messages } from '@riverfront/contract/messages';
import {
  type Asked,
  type Errors,
  fieldNames,
  listFields,
  type Place,
  questionField,
  questionPrefix,
  textFields,
  type Values,
} from './values.ts';

/** Sent along with the values. */
export interface Proofs {
  emailToken: string;
  captcha: string;
  noticeVersion: number;
  submissionKey: string;
  talentPool: boolean;
  /** Where the applicant came from, if known. */
  source?: string | null;
}

/** Converts an application to a multipart form: field names of the contract, places and answers as JSON. */
export function toFormData(
  values: Values,
  { source, ...proofs }: Proofs,
  resume: File,
  asked: Asked,
): FormData {
  const form = new FormData();
  const { questions } = asked;
  const shown = listFields(asked);
  for (const name of textFields) if (shown.includes(name)) form.set(name, values[name]);
  for (const name of ['country', 'state'] as const) form.set(name, toJson(values[name]));
  for (const [name, value] of Object.entries(proofs)) form.set(name, String(value));
  if (source) form.set('source', source);
  if (questions.length > 0) form.set('answers', JSON.stringify(toAnswers(values, questions)));
  // The file goes last, so that the server knows all else when it arrives.
  form.set('resume', resume, resume.name);
  return form;
}

function toJson(place: Place | null): string {
  return place ? JSON.stringify({ id: place.id, name: place.name }) : '';
}

/** One answer for each question that is shown, with the wording that is shown. */
function toAnswers(values: Values, questions: JobQuestion[]) {
  return questions.map((question) => ({
    question: question.id,
    asked: question.text,
    answer: values[questionField(question)] ?? '',
  }));
}

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
