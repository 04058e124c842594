// @vitest-environment jsdom
import { writeStored } from '@riverfront/ui/storage';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyValues } from './application.ts';
import { draftKey, readDraft, readSource, removeExpiredDrafts, toStored } from './draft.ts';
import { why } from './testing/typed.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21);

beforeEach(() => localStorage.clear());

const values = {
  ...emptyValues,
  firstName: 'Asha',
  country: { id: 101, name: 'India', code: 'IN' },
  city: 'Surat',
  'question-q1': 'The work',
};
const draft = (savedAt: number) => ({
  savedAt,
  title: 'SAP consultant',
  submissionKey: '8d5f6a2e-7a4f-4a53-9a8e-2f4d1f1b7c11',
  ...toStored({ ...values, resume: new File([], 'CV.pdf') }),
  fileName: 'CV.pdf',
  questions: [why],
  pay: { currency: 'USD', asksCurrent: false },
  source: null,
});
const store = (job: string, value: object) => writeStored('localStorage', draftKey(job), value);

test('a draft comes back for its own job only, without the file', () => {
  store('sap-consultant', draft(now));
  const { entries: _, answers: _answers, ...rest } = draft(now);
  expect(readDraft('sap-consultant', now + day)).toEqual({ ...rest, values });
  expect(readDraft('java-developer', now)).toBeUndefined();
  expect(draft(now)).toMatchObject({ answers: { q1: 'The work' } });
  expect(draft(now).entries).not.toHaveProperty('resume');
});

test('after 7 days it is gone, and expired ones of all jobs are removed; other keys stay', () => {
  store('old', draft(now - 7 * day));
  store('recent', draft(now - 6 * day));
  localStorage.setItem('theme', 'dark');
  expect(readDraft('old', now)).toBeUndefined();
  removeExpiredDrafts(now);
  expect(localStorage).toHaveLength(2);
  expect(readDraft('recent', now)).toBeDefined();
});

describe('what was changed by hand', () => {
  test.each([{}, { savedAt: now }, { ...draft(now), entries: 3 }])('%j is no draft', (value) => {
    store('job', value);
    expect(readDraft('job', now)).toBeUndefined();
  });
  test('wrong values and unknown names are left out', () => {
    const entries = { firstName: 'Asha', lastName: 7, country: 'India', otp: '123456', constructor: 'x' };
    store('job', {
      ...draft(now),
      entries,
      fileName: 4,
      questions: [{ ...why, kind: 'script' }],
      pay: { currency: 'XXX', asksCurrent: false },
      answers: 1,
    });
    const read = readDraft('job', now);
    expect(read).toMatchObject({
      values: { ...emptyValues, firstName: 'Asha' },
      fileName: null,
      questions: [],
      pay: { currency: 'INR', asksCurrent: true },
    });
    expect(read?.values).not.toHaveProperty('otp');
  });
});

const page = 'https://www.riverfront.example/careers/sap-consultant';

test.each([
  [`${page}?source=newsletter`, '', 'newsletter'],
  [`${page}?utm_source=linkedin&utm_medium=social`, 'https://www.linkedin.com/', 'linkedin'],
  [page, 'https://www.linkedin.com/jobs/view/1', 'www.linkedin.com'],
  [page, 'https://www.riverfront.example/careers', null],
  [page, '', null],
  [page, 'nonsense', null],
  [`${page}?source=%20`, '', null],
  [`${page}?source=${'x'.repeat(300)}`, '', 'x'.repeat(100)],
])('%s after “%s” is %s', (entered, referrer, source) => {
  expect(readSource(entered, referrer)).toBe(source);
});
