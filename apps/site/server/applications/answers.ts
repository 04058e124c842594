import type { Application, JobQuestion } from '@riverfront/contract';
import { answerProblem, cleanAnswer } from '../../rules/answer.ts';
import { applicationProblem, invalid } from '../commands/invalid.ts';
import { Refusal } from '../commands/refusal.ts';

/** An answer as it is stored: with the wording that was asked. */
export interface StoredAnswer {
  question: string;
  answer: string;
  questionId: string;
}

/** What an applicant reads when a recruiter has changed the questions meanwhile. */
export const questionsChanged =
  'The questions of this role have changed since you opened the form. Nothing you typed is lost: please look through the questions again and send it once more.';

/**
 * Checks answers against what the job asks now. An answer to another wording is
 * refused, as the applicant has not answered what would be stored.
 * @param answers with the fields of one question named `question-<id>` in refusals
 * @throws {Refusal} 409 when the form knew other questions, 400 with what is wrong with which answer
 */
export function checkedAnswers(questions: JobQuestion[], answers: Application['answers']): StoredAnswer[] {
  const given = new Map(answers.map((answer) => [answer.question, answer]));
  const errors: Record<string, string> = {};
  const stored: StoredAnswer[] = [];
  let changed = [...given.keys()].some((id) => !questions.some((question) => question.id === id));
  for (const question of questions) {
    const { id, text: wording, required } = question;
    const answer = given.get(id);
    // A form sends an entry for each question that it shows, empty or not.
    if ((!answer && required && answers.length > 0) || (answer?.asked ?? wording) !== wording) changed = true;
    const problem = answerProblem(question, answer?.answer ?? '');
    if (problem) errors[`question-${id}`] = problem;
    const words = cleanAnswer(answer?.answer ?? '');
    if (words) stored.push({ question: wording, answer: words, questionId: id });
  }
  if (changed) throw new Refusal(409, 'questions-changed', questionsChanged, { errors });
  if (Object.keys(errors).length > 0) throw invalid(errors, applicationProblem(errors));
  return stored;
}
