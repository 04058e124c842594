import type { toSent } from './answers.ts';
import type { Entries, Place } from './entries.ts';

/** What goes along with the entries. */
export interface Proofs {
  emailToken: string;
  captcha: string;
  noticeVersion: number;
  submissionKey: string;
  /** Where the applicant came from, when that is known. */
  source?: string | null;
}

/** The multipart form of an application: field names of the contract, places as JSON, the file as `resume`. */
export function toFormData(
  entries: Entries,
  { source, ...proofs }: Proofs,
  file: File,
  answers: ReturnType<typeof toSent> = [],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...entries, ...proofs })) form.set(name, textOf(value));
  if (source) form.set('source', source);
  if (answers.length > 0) form.set('answers', JSON.stringify(answers));
  // The file goes last, so that the server knows all else when it arrives.
  form.set('resume', file, file.name);
  return form;
}

function textOf(value: string | number | Place | null): string {
  if (typeof value !== 'object') return String(value);
  return value ? JSON.stringify({ id: value.id, name: value.name }) : '';
}
