import { expect, test } from 'vitest';
import { emptyValues, fieldNames, findBlank, type Values } from './application.ts';
import { ask, typed, why } from './testing/typed.ts';
import { validate } from './validate.ts';

const filled = { ...emptyValues, ...typed, resume: { name: 'CV.pdf', size: 40_000, type: '' } };

test('a valid form has no errors, as people type and paste it', () => {
  const pasted = { lastName: 'Müller/Schmidt', phoneNumber: 'Mob: 98765 43210', email: 'name@example.com,' };
  for (const name of ['CV.pdf', 'cv.pdf ', 'DOC-20261128-WA0001'])
    expect(validate({ ...filled, ...pasted, resume: { ...filled.resume, name } }, ask())).toEqual({});
  const photo = { name: 'cv.jpg', size: 40_000, type: 'image/jpeg' };
  expect(Object.keys(validate({ ...filled, resume: photo }, ask()))).toEqual(['resume']);
});

test('in an empty form every field is required', () => {
  const required = fieldNames.map((name) => [name, 'This field is required.']);
  expect(validate(emptyValues, ask())).toEqual(Object.fromEntries(required));
});

test('what is blank is found without the schema', () => {
  const questions = [why, { ...why, id: 'q2', required: false }];
  expect(findBlank(emptyValues, ask(...questions))).toEqual(validate(emptyValues, ask(...questions)));
  expect(findBlank({ ...filled, resume: new File([], 'CV.pdf'), email: 'asha@' }, ask())).toEqual({});
});

test('an answer that is required, is none of the choices or is too long', () => {
  const shift = { ...why, id: 'q2', kind: 'choice' as const, required: false, choices: ['Day', 'Night'] };
  const errorsIn = (answers: Partial<Values>) =>
    validate({ ...filled, ...answers, resume: filled.resume }, ask(why, shift));
  expect(errorsIn({})).toEqual({ 'question-q1': 'This field is required.' });
  expect(errorsIn({ 'question-q1': 'The work', 'question-q2': 'Dusk' })).toEqual({
    'question-q2': 'Please choose one of the answers.',
  });
  expect(errorsIn({ 'question-q1': 'x'.repeat(2_001) })['question-q1']).toMatch(/at most 2000/);
  expect(errorsIn({ 'question-q1': 'The work\nand the people' })).toEqual({});
});

test('where the law forbids it, no current salary is required, and pay is in the currency of the job', () => {
  const asked = { questions: [], pay: { currency: 'USD' as const, asksCurrent: false } };
  expect(Object.keys(findBlank(emptyValues, asked))).not.toContain('curr_salary');
  const errorsIn = (sum: string) =>
    validate({ ...filled, curr_salary: '', expected_salary: sum }, asked).expected_salary;
  expect(errorsIn('$80,000')).toBeUndefined();
  expect(errorsIn('80')).toBe('Do you mean $80 a year, or $80,000?');
  expect(errorsIn('800,000,000')).toBe('Please enter US dollars a year, at most $100,000,000.');
});
