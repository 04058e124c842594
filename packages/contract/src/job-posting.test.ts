import { expect, test } from 'vitest';
import { jobPostingProblems, shortestDescription } from './job-posting.ts';

const today = '2026-11-21';
const good = {
  country: 'IN',
  workMode: 'hybrid',
  postedOn: '2026-11-20',
  closingOn: '2026-12-20',
  description: 'x'.repeat(shortestDescription),
} as const;
const fields = (job: Parameters<typeof jobPostingProblems>[0]) =>
  jobPostingProblems(job, today).map(({ field }) => field);

test('accepts a complete job, with or without a last day', () => {
  expect(fields(good)).toEqual([]);
  expect(fields({ ...good, closingOn: null })).toEqual([]);
  expect(fields({ ...good, closingOn: '2026-11-21' })).toEqual([]);
});

test('reports each error at its field', () => {
  expect(fields({ ...good, country: null })).toEqual(['country']);
  expect(fields({ ...good, postedOn: null })).toEqual(['postedOn']);
  expect(fields({ ...good, postedOn: '2026-11-22' })).toEqual(['postedOn']);
  expect(fields({ ...good, closingOn: '2026-11-20' })).toEqual(['closingOn']);
  expect(fields({ ...good, postedOn: '2026-11-21', closingOn: '2026-11-20' })).toEqual(['closingOn']);
  expect(fields({ ...good, description: ` ${'x'.repeat(shortestDescription - 1)} ` })).toEqual([
    'description',
  ]);
});

test('asks for the country that people may work from for a remote job', () => {
  const [problem] = jobPostingProblems({ ...good, workMode: 'remote', country: undefined }, today);
  expect(problem?.message).toContain('work from');
});
