import { expect, test } from 'vitest';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createApplication } from '../../../testing/records.ts';
import type { JobFunnel } from './funnel.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
const recruiter = await staff.as('recruiter');

async function createJob(data: object = {}) {
  const json = { title: 'Funnel role', _status: 'draft', ...data };
  const response = await recruiter('/api/jobs?draft=true', { method: 'POST', json });
  const { doc } = (await response.json()) as { doc: { id: number; requirements: string[] } };
  return doc;
}

test('counts the applicants of a job by stage, those who got further too, and by source', async () => {
  const { id } = await createJob();
  for (const [stage, source] of [
    ['new', 'newsletter'],
    ['interview', 'newsletter'],
    ['hired', 'LinkedIn'],
    ['rejected', ''],
  ] as const)
    await createApplication(payload, {
      job: id,
      stage,
      source,
      ...(stage === 'rejected' && { rejectionReason: 'other' }),
    });
  const response = await recruiter(`/api/jobs/${id}/funnel`);
  const funnel = (await response.json()) as JobFunnel;
  expect(funnel.total).toBe(4);
  expect(funnel.stages.map(({ value, count, reached }) => [value, count, reached])).toEqual([
    ['new', 1, 3],
    ['screening', 0, 2],
    ['interview', 1, 2],
    ['offer', 0, 1],
    ['hired', 1, 1],
    ['rejected', 1, null],
    ['withdrawn', 0, null],
  ]);
  expect(funnel.sources).toEqual([
    { source: 'newsletter', count: 2 },
    { source: 'LinkedIn', count: 1 },
    { source: 'Not known', count: 1 },
  ]);
});
