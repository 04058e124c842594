import { applicationFields } from '@riverfront/contract/applications';
import { describe, expect, test } from 'vitest';
import { emptyValues, fieldNames, isEmpty, updateValues } from './fields.ts';

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
