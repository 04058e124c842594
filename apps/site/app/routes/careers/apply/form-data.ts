import type { JobQuestion } from '@riverfront/contract/jobs';
import { type Place, questionField, textFields, type Values } from './fields.ts';

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
  questions: JobQuestion[],
): FormData {
  const form = new FormData();
  for (const name of textFields) form.set(name, values[name]);
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
