import { expect, test } from 'vitest';
import { jobPostingProblems, shortestDescription } from './job-posting.ts';

const now = new Date('2026-11-21T10:00:00Z');
const good = {
  country: 'IN',
  workMode: 'hybrid',
  postedOn: '2026-11-20T00:00:00.000Z',
  closingOn: '2026-12-20T00:00:00.000Z',
  description: 'x'.repeat(shortestDescription),
} as const;
const fields = (job: Parameters<typeof jobPostingProblems>[0]) =>
  jobPostingProblems(job, now).map(({ field }) => field);

test('accepts a complete job, with or without a last day', () => {
  expect(fields(good)).toEqual([]);
  expect(fields({ ...good, closingOn: null })).toEqual([]);
  expect(fields({ ...good, closingOn: '2026-11-21T00:00:00.000Z' })).toEqual([]);
});

test('reports each error at its field', () => {
  expect(fields({ ...good, country: null })).toEqual(['country']);
  expect(fields({ ...good, postedOn: null })).toEqual(['postedOn']);
  expect(fields({ ...good, postedOn: '2026-11-23T00:00:00.000Z' })).toEqual(['postedOn']);
  expect(fields({ ...good, closingOn: '2026-11-20T00:00:00.000Z' })).toEqual(['closingOn']);
  expect(fields({ ...good, postedOn: '2026-11-22T00:00:00Z', closingOn: '2026-11-21T00:00:00Z' })).toEqual([
    'closingOn',
  ]);
  expect(fields({ ...good, description: ` ${'x'.repeat(shortestDescription - 1)} ` })).toEqual([
    'description',
  ]);
});

test('asks for the country that people may work from for a remote job', () => {
  const [problem] = jobPostingProblems({ ...good, workMode: 'remote', country: undefined }, now);
  expect(problem?.message).toContain('work from');
});
