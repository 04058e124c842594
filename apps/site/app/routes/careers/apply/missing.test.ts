import type { JobQuestion } from '@riverfront/contract/jobs';
import { expect, test } from 'vitest';
import { emptyValues, labels, type Values } from './fields.ts';
import { listMissing, toMissingSentence } from './missing.ts';

const place = { id: 1, name: 'Gujarat', code: 'GJ' };
const full: Values = {
  ...emptyValues,
  ...Object.fromEntries(Object.keys(emptyValues).map((name) => [name, 'x'])),
  country: place,
  state: place,
  resume: new File([], 'CV.pdf'),
};
const done = { isVerified: true, isHuman: true };
const why: JobQuestion = { id: 'q1', text: 'Why us?', kind: 'text', required: true, choices: [] };

test('of an empty form everything is missing, in the order of the screen', () => {
  expect(listMissing(emptyValues, [], done)).toEqual(Object.values(labels));
});

test('blank text and a missing file count as missing', () => {
  expect(listMissing({ ...full, city: '  ', resume: null }, [], done)).toEqual(['City', 'Résumé']);
});

test('nothing is missing from a full form', () => {
  expect(listMissing(full, [], done)).toEqual([]);
  expect(toMissingSentence([])).toBe('Everything is there.');
});

test('verification is named once there is an address to verify', () => {
  const steps = { ...done, isVerified: false };
  expect(listMissing(full, [], steps)).toEqual(['the code from your email']);
  expect(listMissing({ ...full, email: '' }, [], steps)).toEqual(['Email']);
  expect(listMissing(full, [], { ...done, isHuman: false })).toEqual(['the human check']);
});

test('a required question is missing until it is answered', () => {
  expect(listMissing({ ...full, 'question-q1': '  ' }, [why], done)).toEqual(['“Why us?”']);
  expect(listMissing({ ...full, 'question-q1': 'The work' }, [why], done)).toEqual([]);
  expect(listMissing(full, [{ ...why, required: false }], done)).toEqual([]);
});
