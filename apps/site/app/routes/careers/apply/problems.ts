import { application } from '@riverfront/contract/applications';
import { messages } from '@riverfront/contract/messages';
import { phoneProblem } from '../../../../rules/phone.ts';
import type { QuestionField } from './answers.ts';
import type { Entries, FieldName } from './entries.ts';
import { resumeProblem } from './resume.ts';

/** What is wrong, by field; a field that is right is absent. */
export type Problems = Partial<Record<FieldName | QuestionField, string>>;

/** Checks a form by the very rules of the server: contract, numbering plan, file type and size. */
export function problemsOf(entries: Entries, file: Pick<File, 'name' | 'size'> | null): Problems {
  const found: Record<string, string> = {};
  const { country, state, ...texts } = entries;
  const checked = application.safeParse({ ...texts, country: country ?? '', state: state ?? '' });
  for (const { path, message } of checked.error?.issues ?? []) found[String(path[0])] ??= message;
  const phone = phoneProblem(entries.phoneNumber, country?.code || undefined);
  if (phone) found.phoneNumber ??= phone;
  const resume = file ? resumeProblem(file) : messages.required;
  if (resume) found.resume = resume;
  return found;
}
