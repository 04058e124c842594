import { apply } from '@riverfront/contract/applications';
import { expect, test } from 'vitest';
import { emptyValues } from './fields.ts';
import { toFormData } from './form-data.ts';

const values = {
  firstName: 'Asha',
  lastName: 'Patel',
  email: 'Asha@Example.com',
  phoneNumber: '98765 43210',
  gender: 'female',
  country: { id: 101, name: 'India', code: 'IN' },
  state: { id: 4030, name: 'Gujarat', code: 'GJ' },
  city: 'Surat',
  current_location: 'Surat',
  relocate: 'yes',
  total_experience: '6',
  relevent_experience: '4',
  curr_salary: '8,00,000',
  expected_salary: '1000000',
};
const proofs = {
  emailToken: 'e-mail token',
  captcha: 'pass',
  noticeVersion: 3,
  submissionKey: '8d5f6a2e-7a4f-4a53-9a8e-2f4d1f1b7c11',
  talentPool: true,
};
const resume = new File(['%PDF-1.7'], 'CV.pdf', { type: 'application/pdf' });
const form = toFormData({ ...emptyValues, ...values }, proofs, resume, []);

test('the contract takes it', () => {
  const { resume, ...fields } = Object.fromEntries(form);
  expect(apply.body.parse(fields)).toEqual({
    ...values,
    ...proofs,
    email: 'asha@example.com',
    country: { id: 101, name: 'India' },
    state: { id: 4030, name: 'Gujarat' },
    total_experience: 6,
    relevent_experience: 4,
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
  const ask = (id: string, text: string) => ({
    id,
    text,
    kind: 'text' as const,
    required: true,
    choices: [],
  });
  const questions = [ask('q1', 'Why us?'), ask('q2', 'Which shift?')];
  const answered = { ...emptyValues, 'question-q1': 'The work', 'question-gone': 'x' };
  const sent = toFormData(answered, proofs, resume, questions);
  expect(JSON.parse(String(sent.get('answers')))).toEqual([
    { question: 'q1', asked: 'Why us?', answer: 'The work' },
    { question: 'q2', asked: 'Which shift?', answer: '' },
  ]);
  expect(sent.has('question-gone')).toBe(false);
  expect([form.has('answers'), form.has('source')]).toEqual([false, false]);
});
