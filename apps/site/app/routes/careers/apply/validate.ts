import { createApplicationSchema } from '@riverfront/contract/applications';
import { messages } from '@riverfront/contract/messages';
import { toPhone } from '@riverfront/contract/normalise';
import { answerProblem } from '../../../../rules/answer.ts';
import { phoneProblem } from '../../../../rules/phone.ts';
import { validateResume } from '../../../components/form/upload.ts';
import { type Asked, type Errors, questionField, type Values } from './application.ts';

/**
 * Validates a form by the rules of the server: contract, numbering plan, file type and size, questions. Loaded
 * on the first focus in the form.
 */
export function validate(
  {
    country,
    state,
    resume,
    ...texts
  }: Omit<Values, 'resume'> & { resume: Pick<File, 'name' | 'size' | 'type'> | null },
  { questions, pay }: Asked,
): Errors {
  const errors: Record<string, string> = {};
  const checked = createApplicationSchema(pay).safeParse({
    ...texts,
    country: country ?? '',
    state: state ?? '',
  });
  for (const { path, message } of checked.error?.issues ?? []) errors[String(path[0])] ??= message;
  const phoneError = phoneProblem(toPhone(texts.phoneNumber), country?.code || undefined);
  if (phoneError) errors.phoneNumber ??= phoneError;
  const resumeError = resume ? validateResume(resume) : messages.required;
  if (resumeError) errors.resume = resumeError;
  for (const question of questions) {
    const field = questionField(question);
    const error = answerProblem(question, texts[field] ?? '');
    if (error) errors[field] = error;
  }
  return errors;
}
