import { expect, test } from 'vitest';
import { type Entries, emptyEntries, fieldNames } from './entries.ts';
import { blankFields, missingParts, missingSentence } from './missing.ts';

const place = { id: 1, name: 'Gujarat', code: 'GJ' };
const full: Entries = {
  ...emptyEntries,
  ...Object.fromEntries(Object.keys(emptyEntries).map((name) => [name, 'x'])),
  country: place,
  state: place,
};
const done = { hasFile: true, emailVerified: true, humanConfirmed: true };

test('of an empty form everything is missing, in the order of the screen', () => {
  expect(blankFields(emptyEntries, false)).toEqual(fieldNames);
});

test('blank text and a missing file count as missing', () => {
  expect(blankFields({ ...full, city: '  ' }, false)).toEqual(['city', 'resume']);
});

test('nothing is missing from a full form', () => {
  expect(missingParts(full, done)).toEqual([]);
  expect(missingSentence([])).toBe('Everything is there.');
});

test('verification is named once there is an address to verify', () => {
  const steps = { ...done, emailVerified: false };
  expect(missingParts(full, steps)).toEqual(['the code from your email']);
  expect(missingParts({ ...full, email: '' }, steps)).toEqual(['Email']);
  expect(missingParts(full, { ...done, humanConfirmed: false })).toEqual(['the human check']);
});

test('one sentence, however many', () => {
  expect(missingSentence(['Email'])).toBe('Still missing: Email.');
  expect(missingSentence(['Email', 'City', 'Résumé'])).toBe('Still missing: Email, City and Résumé.');
  expect(missingSentence(['Email', 'City', 'Résumé', 'Gender', 'State'])).toBe(
    'Still missing: Email, City, Résumé and 2 more.',
  );
});
