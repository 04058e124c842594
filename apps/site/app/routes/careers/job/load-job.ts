import type { Job } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { call, type Outcome } from '../../../content.ts';

/** Makes the calls of a job. */
export function loadJob(api: ApiClient, id: string, signal: AbortSignal) {
  const job = call('Error fetching job', api.get('jobDetails', { params: { id }, signal }));
  return { job, closed: findClosed(api, id, job, signal) };
}

/** Fetches a closed job, for a link to others like it; null for an open one. */
async function findClosed(
  api: ApiClient,
  id: string,
  job: Promise<Outcome<unknown>>,
  signal: AbortSignal,
): Promise<Outcome<Job | null>> {
  if ((await job).failure?.status !== 410) return { answer: null };
  const query = { status: 'closed', search: id, limit: '1' } as const;
  return call(
    'Error fetching job',
    api.get('jobs', { query, signal }).then(({ data }) => data.find(({ _id }) => _id === id) ?? null),
  );
}
