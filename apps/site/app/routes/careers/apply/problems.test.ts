import { describe, expect, test } from 'vitest';
import { type Entries, emptyEntries, fieldNames } from './entries.ts';
import { problemsOf } from './problems.ts';

const filled: Entries = {
  firstName: 'Asha',
  lastName: 'Patel',
  email: 'asha@example.com',
  phoneNumber: '98765 43210',
  gender: 'prefer not specify',
  country: { id: 101, name: 'India', code: 'IN' },
  state: { id: 4030, name: 'Gujarat', code: 'GJ' },
  city: 'Ahmedabad',
  current_location: 'Ahmedabad',
  relocate: 'maybe',
  total_experience: '6',
  relevent_experience: '4.5',
  curr_salary: '8,00,000',
  expected_salary: '1000000',
};
const file = { name: 'CV.pdf', size: 40_000 };

test('a form that is right has no problems', () => expect(problemsOf(filled, file)).toEqual({}));

test('in an empty form every field is required', () => {
  const required = fieldNames.map((name) => [name, 'This field is required.']);
  expect(problemsOf(emptyEntries, null)).toEqual(Object.fromEntries(required));
});

describe('what the rules say', () => {
  test.each<[keyof Entries, string, string]>([
    ['lastName', '   ', 'This field is required.'],
    ['firstName', 'A5ha', 'Please use letters only, for example Asha or Jean-Luc.'],
    ['email', 'asha@', 'Please enter an email address like name@example.com.'],
    ['phoneNumber', '98765', 'A telephone number has between 6 and 15 digits.'],
    [
      'phoneNumber',
      '1234567',
      'Please enter a telephone number of India, or one from abroad with + and its country code.',
    ],
    ['curr_salary', 'a lot', 'Please enter a number.'],
    ['total_experience', '61', 'Please enter years, at most 60.'],
    ['relevent_experience', '7', 'Relevant experience cannot be more than total experience.'],
  ])('%s: %s', (field, value, message) => {
    expect(problemsOf({ ...filled, [field]: value }, file)).toEqual({ [field]: message });
  });

  test('the file', () => {
    expect(problemsOf(filled, { name: 'CV.odt', size: 4 })).toEqual({
      resume: 'Please choose a PDF, DOC, DOCX or TXT file.',
    });
  });
});
