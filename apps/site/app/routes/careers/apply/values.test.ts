import { applicationFields } from '@riverfront/contract/applications';
import { defaultPayTerms, type JobQuestion } from '@riverfront/contract/jobs';
import { expect, test } from 'vitest';
import { emptyValues, fieldNames, labels, listMissing, type Values } from './application.ts';

test('the screen has every field of the contract, and the file', () => {
  expect([...fieldNames].sort()).toEqual([...applicationFields, 'resume'].sort());
});

const place = { id: 1, name: 'Gujarat', code: 'GJ' };
const full: Values = {
  ...emptyValues,
  ...Object.fromEntries(Object.keys(emptyValues).map((name) => [name, 'x'])),
  country: place,
  state: place,
  resume: new File([], 'CV.pdf'),
};
const ask = (...questions: JobQuestion[]) => ({ questions, pay: defaultPayTerms });
const done = { isVerified: true, isHuman: true };
const why: JobQuestion = { id: 'q1', text: 'Why us?', kind: 'text', required: true, choices: [] };

test('of an empty form everything is missing, in the order of the screen', () => {
  expect(listMissing(emptyValues, ask(), done)).toEqual(Object.values(labels));
});

test('verification is named once there is an address to verify', () => {
  const steps = { ...done, isVerified: false };
  expect(listMissing(full, ask(), steps)).toEqual(['the code from your email']);
  expect(listMissing({ ...full, email: '' }, ask(), steps)).toEqual(['Email']);
  expect(listMissing(full, ask(), { ...done, isHuman: false })).toEqual(['the human check']);
});

test('a required question is missing until it is answered', () => {
  expect(listMissing({ ...full, 'question-q1': '  ' }, ask(why), done)).toEqual(['“Why us?”']);
  expect(listMissing({ ...full, 'question-q1': 'The work' }, ask(why), done)).toEqual([]);
  expect(listMissing(full, ask({ ...why, required: false }), done)).toEqual([]);
});
