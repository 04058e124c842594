import { applicationFields } from '@riverfront/contract/applications';
import { expect, test } from 'vitest';
import { emptyValues, fieldNames, labels, listMissing, type Values } from './application.ts';
import { ask, typed, why } from './testing/typed.ts';

test('the screen has every field of the contract, and the file', () => {
  expect([...fieldNames].sort()).toEqual([...applicationFields, 'resume'].sort());
});

const full: Values = { ...emptyValues, ...typed, resume: new File([], 'CV.pdf') };
const done = { isVerified: true, hasCaptcha: true };

test('of an empty form everything is missing, in the order of the screen', () => {
  expect(listMissing(emptyValues, ask(), done)).toEqual(Object.values(labels));
});

test('verification is named once there is an address to verify', () => {
  const steps = { ...done, isVerified: false };
  expect(listMissing(full, ask(), steps)).toEqual(['the code from your email']);
  expect(listMissing({ ...full, email: '' }, ask(), steps)).toEqual(['Email']);
  expect(listMissing(full, ask(), { ...done, hasCaptcha: false })).toEqual(['the human check']);
});

test('a required question is missing until it is answered', () => {
  expect(listMissing({ ...full, 'question-q1': '  ' }, ask(why), done)).toEqual(['“Why us?”']);
  expect(listMissing({ ...full, 'question-q1': 'The work' }, ask(why), done)).toEqual([]);
  expect(listMissing(full, ask({ ...why, required: false }), done)).toEqual([]);
});
