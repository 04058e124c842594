import { type JobQuestion, jobQuestion } from '@riverfront/contract/jobs';
import { answerProblem } from '../../../../rules/answer.ts';
import type { Problems } from './problems.ts';

/** What has been answered so far, by the id of the question. */
export type Answers = Record<string, string>;

/** The name of a question's field; the server calls it so as well. */
export type QuestionField = `question-${string}`;

export function questionField({ id }: Pick<JobQuestion, 'id'>): QuestionField {
  return `question-${id}`;
}

/** What is wrong with which answer. */
export function answerProblems(questions: JobQuestion[], answers: Answers): Problems {
  const problems: Problems = {};
  for (const question of questions) {
    const problem = answerProblem(question, answers[question.id] ?? '');
    if (problem) problems[questionField(question)] = problem;
  }
  return problems;
}

/** The questions that must be answered and are not yet, in their own words. */
export function unanswered(questions: JobQuestion[], answers: Answers): string[] {
  return questions
    .filter(({ id, required }) => required && !(answers[id] ?? '').trim())
    .map(({ text }) => `“${text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text}”`);
}

/** The answers as they are sent: one for each question that is shown, with the wording that is shown. */
export function toSent(questions: JobQuestion[], answers: Answers) {
  return questions.map(({ id, text }) => ({ question: id, asked: text, answer: answers[id] ?? '' }));
}

/** The questions in something that was stored, which somebody may have changed by hand. */
export function questionsIn(stored: unknown): JobQuestion[] {
  return jobQuestion.array().safeParse(stored).data ?? [];
}
