import type { Failure } from '@riverfront/contract';
import { apply } from '@riverfront/contract/applications';
import { ApiError } from '@riverfront/contract/client';
import { expect, test } from 'vitest';
import { describeRejection, emptyValues, readRejection, toFormData } from './application.ts';
import { ask, typed, why } from './testing/typed.ts';

const values = { ...typed, email: 'Asha@Example.com' };
const proofs = {
  emailToken: 'email token',
  captcha: 'pass',
  noticeVersion: 3,
  submissionKey: '8d5f6a2e-7a4f-4a53-9a8e-2f4d1f1b7c11',
};
const resume = new File(['%PDF-1.7'], 'CV.pdf', { type: 'application/pdf' });
const form = toFormData({ ...emptyValues, ...values }, proofs, resume, ask());

test('the contract takes it', () => {
  const { resume, ...fields } = Object.fromEntries(form);
  expect(apply.body.parse(fields)).toEqual({
    ...values,
    ...proofs,
    email: 'asha@example.com',
    country: { id: 101, name: 'India' },
    state: { id: 4030, name: 'Gujarat' },
    total_experience: 6,
    relevent_experience: 4.5,
    curr_salary: 800_000,
    expected_salary: 1_000_000,
    answers: [],
  });
  expect(resume).toBeInstanceOf(File);
});

test('places are JSON, and the file comes last under its own name', async () => {
  expect(form.get('state')).toBe('{"id":4030,"name":"Gujarat"}');
  const [name, file] = [...form].at(-1) ?? [];
  expect(name).toBe('resume');
  expect(file instanceof File && [file.name, await file.text()]).toEqual(['CV.pdf', '%PDF-1.7']);
});

test('answers go with the wording that was shown, and not at all for a job without questions', () => {
  const questions = [why, { ...why, id: 'q2', text: 'Which shift?' }];
  const answered = { ...emptyValues, 'question-q1': 'The work', 'question-gone': 'x' };
  const sent = toFormData(answered, proofs, resume, ask(...questions));
  expect(JSON.parse(String(sent.get('answers')))).toEqual([
    { question: 'q1', asked: 'Why us?', answer: 'The work' },
    { question: 'q2', asked: 'Which shift?', answer: '' },
  ]);
  expect(sent.has('question-gone')).toBe(false);
  expect([form.has('answers'), form.has('source')]).toEqual([false, false]);
});

const failure = (more: Partial<Failure>): Failure => ({ success: false, message: 'Rejected.', ...more });
const nothing = { errors: {}, needsVerification: false, needsCaptcha: false, hasOtherQuestions: false };

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
  expect(describeRejection(new ApiError(400, failure({ message: 'No.' })))).toBe('No.');
  expect(describeRejection(new ApiError(200, undefined))).toBe('Something went wrong.');
  expect(describeRejection(new ApiError(502, undefined))).toBe('Server error. Please try again.');
});
