import type { Failure } from '@riverfront/contract';
import { ApiError } from '@riverfront/contract/client';
import { expect, test } from 'vitest';
import { describeFailure, readRejection } from './rejection.ts';

const failure = (more: Partial<Failure>): Failure => ({ success: false, message: 'Rejected.', ...more });
const nothing = { errors: {}, needsVerification: false, needsHumanCheck: false, hasOtherQuestions: false };
const why = { id: 'q1', text: 'Why us?', kind: 'text' as const, required: true, choices: [] };

test('no answer asks for nothing', () => expect(readRejection(undefined)).toEqual(nothing));

test('fields of the form take their errors; others and inherited names do not', () => {
  const errors = { city: 'This field is required.', captcha: 'x', toString: 'x' };
  expect(readRejection(failure({ code: 'invalid', errors }))).toEqual({
    ...nothing,
    errors: { city: 'This field is required.' },
  });
});

test('an error of an answer goes to its question; one that the form does not show reloads them', () => {
  const rejected = failure({ errors: { 'question-q1': 'Please.' } });
  expect(readRejection(rejected, [why])).toEqual({ ...nothing, errors: { 'question-q1': 'Please.' } });
  expect(readRejection(rejected, [{ ...why, id: 'q2' }]).hasOtherQuestions).toBe(true);
  expect(readRejection(failure({ code: 'questions-changed' }), [why]).hasOtherQuestions).toBe(true);
});

test('describes a failed request in the server’s words, else in the specification’s', () => {
  const wordless = { success: false } as Failure;
  expect(describeFailure(new ApiError(400, failure({ message: 'No.' })))).toBe('No.');
  expect(describeFailure(new ApiError(200, undefined))).toBe('Something went wrong.');
  expect(describeFailure(new ApiError(200, wordless))).toBe('Something went wrong.');
  expect(describeFailure(new ApiError(502, undefined))).toBe('Server error. Please try again.');
  expect(describeFailure(new ApiError(0, undefined))).toBe('Server error. Please try again.');
});
