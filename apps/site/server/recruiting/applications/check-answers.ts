import type { Application, JobQuestion } from '@riverfront/contract';
import { answerProblem, cleanAnswer } from '../../../rules/answer.ts';
import { HttpError } from '../../http/http-error.ts';
import { createValidationError, summariseApplicationErrors } from '../../http/validation.ts';

/** An answer as it is stored: with the wording that was asked. */
export interface StoredAnswer {
  question: string;
  answer: string;
  questionId: string;
}

/**
 * Checks answers against the current questions of a job. Rejects an answer to another wording, because the
 * applicant has not answered what would be stored. Validation errors are under `question-<id>`.
 * @throws {HttpError} 409 when the form knew other questions, 400 with the validation error of each answer
 */
export function checkAnswers(questions: JobQuestion[], answers: Application['answers']): StoredAnswer[] {
  const byQuestion = new Map(answers.map((answer) => [answer.question, answer]));
  const errors: Record<string, string> = {};
  const stored: StoredAnswer[] = [];
  let isOutdated = answers.some((answer) => !questions.some(({ id }) => id === answer.question));
  for (const question of questions) {
    const { id, text: wording, required } = question;
    const answer = byQuestion.get(id);
    // A form sends an entry for each question that it shows, empty or not.
    if ((!answer && required && answers.length > 0) || (answer?.asked ?? wording) !== wording)
      isOutdated = true;
    const error = answerProblem(question, answer?.answer ?? '');
    if (error) errors[`question-${id}`] = error;
    const text = cleanAnswer(answer?.answer ?? '');
    if (text) stored.push({ question: wording, answer: text, questionId: id });
  }
  if (isOutdated)
    throw new HttpError(
      409,
      'questions-changed',
      'The questions of this role have changed since you opened the form. Nothing you typed is lost: please look through the questions again and send it once more.',
      { errors },
    );
  if (Object.keys(errors).length > 0) throw createValidationError(errors, summariseApplicationErrors(errors));
  return stored;
}
