import type { JobQuestion } from '@riverfront/contract/jobs';
import { expect, test } from 'vitest';
import { answerProblems, questionsIn, toSent, unanswered } from './answers.ts';
import { emptyEntries } from './entries.ts';
import { toFormData } from './form-data.ts';
import { reactionTo } from './refused.ts';

const why: JobQuestion = { id: 'q1', text: 'Why us?', kind: 'text', required: true, choices: [] };
const shift: JobQuestion = {
  id: 'q2',
  text: 'Which shift?',
  kind: 'choice',
  required: false,
  choices: ['Day', 'Night'],
};

test('what must be answered is missing until it is', () => {
  expect(unanswered([why, shift], { q1: '  ' })).toEqual(['“Why us?”']);
  expect(answerProblems([why, shift], {})).toEqual({ 'question-q1': 'This field is required.' });
  expect(answerProblems([why, shift], { q1: 'The work', q2: 'Dusk' })).toEqual({
    'question-q2': 'Please choose one of the answers.',
  });
  expect(answerProblems([why], { q1: 'x'.repeat(2_001) })['question-q1']).toMatch(/at most 2000/);
  expect(answerProblems([why, shift], { q1: 'The work\nand the people' })).toEqual({});
});

test('a form sends the wording it showed, and nothing at all for a job without questions', () => {
  expect(toSent([why, shift], { q1: 'The work', gone: 'x' })).toEqual([
    { question: 'q1', asked: 'Why us?', answer: 'The work' },
    { question: 'q2', asked: 'Which shift?', answer: '' },
  ]);
  const proofs = { emailToken: 't', captcha: 'c', noticeVersion: 1, submissionKey: 'k' };
  const bare = toFormData(emptyEntries, proofs, new File([], 'cv.pdf'), toSent([], {}));
  expect([bare.has('answers'), bare.has('source')]).toEqual([false, false]);
});

test('a refusal goes to its question; one that the form does not show has it ask anew', () => {
  const failure = { success: false as const, message: '', errors: { 'question-q1': 'Please.' } };
  expect(reactionTo(failure, [why])).toMatchObject({
    answers: { 'question-q1': 'Please.' },
    askAgain: false,
  });
  expect(reactionTo(failure, [shift]).askAgain).toBe(true);
  expect(reactionTo({ ...failure, errors: {}, code: 'questions-changed' }, [why]).askAgain).toBe(true);
});

test('stored questions that somebody changed by hand are none', () => {
  expect(questionsIn([why])).toEqual([why]);
  expect(questionsIn([{ ...why, kind: 'script' }])).toEqual([]);
  expect(questionsIn(undefined)).toEqual([]);
});
