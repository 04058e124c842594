import type { JobQuestion } from '@riverfront/contract/jobs';
import { useState } from 'react';
import type { FieldProblem } from '../../../ui/form/error-summary.tsx';
import { useAfterPress } from '../../../ui/form/use-after-press.ts';
import { type Answers, answerProblems, questionField, toSent, unanswered } from './answers.ts';

/** The questions of a job while they are answered. */
export type QuestionState = ReturnType<typeof useQuestions>;

/**
 * The questions of a job while they are answered.
 * @param asked the questions as the job has them now
 * @param before answers of an earlier visit; those to other questions wait until they are asked again
 * @param isStopped whether sending was tried: from then on everything that is wrong is said
 */
export function useQuestions(asked: JobQuestion[], before: Answers, isStopped: boolean) {
  const [questions, setQuestions] = useState(asked);
  const [answers, setAnswers] = useState(before);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Record<string, string>>({});
  const afterPress = useAfterPress();
  const problems = answerProblems(questions, answers);

  function problemOf(question: JobQuestion): string | undefined {
    const field = questionField(question);
    return refused[field] ?? (visited.has(question.id) || isStopped ? problems[field] : undefined);
  }

  return {
    questions,
    answers,
    problemOf,
    isRight: Object.keys(problems).length === 0,
    /** Whether one of them has to be answered and is not. */
    unanswered: unanswered(questions, answers),
    sent: toSent(questions, answers),
    /** What is wrong and may be said already, in the order of the screen. */
    errors: questions.flatMap((question): FieldProblem[] => {
      const message = problemOf(question);
      return message ? [{ field: questionField(question), label: question.text, message }] : [];
    }),
    change(question: JobQuestion, value: string) {
      setRefused(({ [questionField(question)]: _, ...others }) => others);
      setAnswers((earlier) => ({ ...earlier, [question.id]: value }));
    },
    leave(question: JobQuestion) {
      if (answers[question.id]) afterPress(() => setVisited((earlier) => new Set(earlier).add(question.id)));
    },
    /** Takes over what the server said about answers. */
    refuse: (errors: Record<string, string>) => setRefused(errors),
    /** Asks other questions from now on; what was answered stays with those that are still asked. */
    ask: setQuestions,
    /** Empties the answers. @returns brings them back */
    startOver() {
      setAnswers({});
      setVisited(new Set());
      setRefused({});
      return () => setAnswers(answers);
    },
  };
}
