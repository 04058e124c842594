import { answerMax } from '@riverfront/contract/application-limits';
import { typed } from '@riverfront/contract/fields';
import type { JobQuestion } from '@riverfront/contract/jobs';
import { messages } from '@riverfront/contract/messages';

const text = typed(answerMax);

/** An answer as it is kept: trimmed; empty for none. */
export function cleanAnswer(answer: string): string {
  return text.safeParse(answer).data ?? '';
}

/** Returns the validation error of an answer to a question of a job, or undefined. */
export function answerProblem({ required, choices }: JobQuestion, answer: string): string | undefined {
  const checked = text.safeParse(answer);
  if (!checked.success) return checked.error.issues[0]?.message;
  if (checked.data === '') return required ? messages.required : undefined;
  return choices.length > 0 && !choices.some((choice) => cleanAnswer(choice) === checked.data)
    ? 'Please choose one of the answers.'
    : undefined;
}
