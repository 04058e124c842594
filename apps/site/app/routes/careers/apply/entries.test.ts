import { applicationFields } from '@riverfront/contract/applications';
import { describe, expect, test } from 'vitest';
import { areEmpty, changed, emptyEntries, fieldNames } from './entries.ts';

const india = { id: 101, name: 'India', code: 'IN' };
const gujarat = { id: 4030, name: 'Gujarat', code: 'GJ' };
const filled = { ...emptyEntries, country: india, state: gujarat, city: 'Surat' };

test('the screen has every field of the contract, and the file', () => {
  expect([...fieldNames].sort()).toEqual([...applicationFields, 'resume'].sort());
});

describe('another parent clears what depends on it', () => {
  test('country', () => {
    const uk = { id: 232, name: 'United Kingdom', code: 'GB' };
    expect(changed(filled, 'country', uk)).toMatchObject({ country: uk, state: null, city: '' });
  });
  test('state', () => {
    const goa = { id: 4009, name: 'Goa', code: 'GA' };
    expect(changed(filled, 'state', goa)).toMatchObject({ country: india, state: goa, city: '' });
  });
  test('the same one again clears nothing', () => {
    expect(changed(filled, 'country', { ...india })).toEqual(filled);
    expect(changed(filled, 'state', { ...gujarat })).toEqual(filled);
  });
});

test('blanks alone are nothing', () => {
  expect(areEmpty({ ...emptyEntries, firstName: '  ' })).toBe(true);
  expect(areEmpty({ ...emptyEntries, country: india })).toBe(false);
});
