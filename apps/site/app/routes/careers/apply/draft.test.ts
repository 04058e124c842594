import { describe, expect, test } from 'vitest';
import {
  type Draft,
  type DraftStorage,
  readDraft,
  removeDraft,
  removeExpiredDrafts,
  writeDraft,
} from './draft.ts';
import { emptyEntries } from './entries.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21);

function memory(): DraftStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const blocked: DraftStorage = {
  getItem: () => fail(),
  setItem: () => fail(),
  removeItem: () => fail(),
  key: () => fail(),
  length: 1,
};
function fail(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

const draft = (savedAt: number): Draft => ({
  savedAt,
  title: 'SAP consultant',
  submissionKey: '8d5f6a2e-7a4f-4a53-9a8e-2f4d1f1b7c11',
  entries: {
    ...emptyEntries,
    firstName: 'Asha',
    country: { id: 101, name: 'India', code: 'IN' },
    city: 'Surat',
  },
  fileName: 'CV.pdf',
  questions: [],
  answers: {},
  source: null,
});

test('a draft comes back as it was kept, for its own job only', () => {
  const storage = memory();
  expect(writeDraft(storage, 'sap-consultant', draft(now))).toBe(true);
  expect(readDraft(storage, 'sap-consultant', now + day)).toEqual(draft(now));
  expect(readDraft(storage, 'java-developer', now)).toBeUndefined();
  removeDraft(storage, 'sap-consultant');
  expect(readDraft(storage, 'sap-consultant', now)).toBeUndefined();
});

test('after 7 days it is gone, and expired ones of all jobs are removed; other keys stay', () => {
  const storage = memory();
  writeDraft(storage, 'old', draft(now - 7 * day));
  writeDraft(storage, 'recent', draft(now - 6 * day));
  storage.setItem('theme', 'dark');
  expect(readDraft(storage, 'old', now)).toBeUndefined();
  removeExpiredDrafts(storage, now);
  expect(storage.kept.size).toBe(2);
  expect(readDraft(storage, 'recent', now)).toBeDefined();
});

test('a full or blocked storage breaks nothing', () => {
  for (const storage of [blocked, undefined]) {
    expect(writeDraft(storage, 'job', draft(now))).toBe(false);
    expect(readDraft(storage, 'job', now)).toBeUndefined();
    expect(() => removeDraft(storage, 'job')).not.toThrow();
    expect(() => removeExpiredDrafts(storage, now)).not.toThrow();
  }
});

describe('what was changed by hand', () => {
  const stored = (value: unknown) => {
    const storage = memory();
    writeDraft(storage, 'job', value as Draft);
    return readDraft(storage, 'job', now);
  };
  test.each([null, [], 'text', { savedAt: now }, { ...draft(now), entries: 3 }])('%j is no draft', (value) =>
    expect(stored(value)).toBeUndefined(),
  );
  test('wrong values and unknown names are left out', () => {
    const entries = { firstName: 'Asha', lastName: 7, country: 'India', otp: '123456', constructor: 'x' };
    expect(stored({ ...draft(now), entries, fileName: 4 })).toMatchObject({
      entries: { ...emptyEntries, firstName: 'Asha' },
      fileName: null,
    });
    expect(stored({ ...draft(now), entries })?.entries).not.toHaveProperty('otp');
  });
});
