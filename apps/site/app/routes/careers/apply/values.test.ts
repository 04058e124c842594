import { applicationFields } from '@riverfront/contract/applications';
import { defaultPayTerms, type JobQuestion } from '@riverfront/contract/jobs';
import { describe, expect, test } from 'vitest';
import {
  emptyValues,
  fieldNames,
  isEmpty,
  labels,
  listMissing,
  updateValues,
  type Values,
} from './application.ts';

const india = { id: 101, name: 'India', code: 'IN' };
const gujarat = { id: 4030, name: 'Gujarat', code: 'GJ' };
const filled = { ...emptyValues, country: india, state: gujarat, city: 'Surat' };

test('the screen has every field of the contract, and the file', () => {
  expect([...fieldNames].sort()).toEqual([...applicationFields, 'resume'].sort());
});

describe('another parent clears what depends on it', () => {
  test('country', () => {
    const uk = { id: 232, name: 'United Kingdom', code: 'GB' };
    expect(updateValues(filled, 'country', uk)).toMatchObject({ country: uk, state: null, city: '' });
  });
  test('state', () => {
    const goa = { id: 4009, name: 'Goa', code: 'GA' };
    expect(updateValues(filled, 'state', goa)).toMatchObject({ country: india, state: goa, city: '' });
  });
  test('not what was filled in before there was one', () => {
    const early = { ...emptyValues, city: 'Surat' };
    expect(updateValues(early, 'country', india).city).toBe('Surat');
    expect(updateValues({ ...early, country: india }, 'state', gujarat).city).toBe('Surat');
  });
  test('the same one again clears nothing', () => {
    expect(updateValues(filled, 'country', { ...india })).toEqual(filled);
    expect(updateValues(filled, 'state', { ...gujarat })).toEqual(filled);
  });
});

test('a form of blanks is empty; one with a place, an answer or a file is not', () => {
  expect(isEmpty({ ...emptyValues, firstName: '  ' })).toBe(true);
  expect(isEmpty({ ...emptyValues, country: india })).toBe(false);
  expect(isEmpty({ ...emptyValues, 'question-q1': 'x' })).toBe(false);
  expect(isEmpty({ ...emptyValues, resume: new File([], 'CV.pdf') })).toBe(false);
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

test('blank text and a missing file count as missing', () => {
  expect(listMissing({ ...full, city: '  ', resume: null }, ask(), done)).toEqual(['City', 'Résumé']);
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
