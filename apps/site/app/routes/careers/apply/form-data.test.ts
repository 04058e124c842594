import { apply } from '@riverfront/contract/applications';
import { expect, test } from 'vitest';
import { emptyEntries } from './entries.ts';
import { toFormData } from './form-data.ts';

const entries = {
  ...emptyEntries,
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
};
const form = toFormData(entries, proofs, new File(['%PDF-1.7'], 'CV.pdf', { type: 'application/pdf' }));

test('the contract takes it', () => {
  const { resume, ...fields } = Object.fromEntries(form);
  expect(apply.body.parse(fields)).toEqual({
    ...entries,
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
