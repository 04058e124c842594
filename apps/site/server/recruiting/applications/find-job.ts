import type { Job } from '@riverfront/backend';
import type { Payload } from 'payload';
import { HttpError } from '../../http/http-error.ts';
import { isOpenOn } from '../jobs/jobs.ts';

const dayMs = 24 * 3_600_000;

/**
 * Finds the job of an application. A closed job accepts applications for another day, because its form may be open.
 * @throws {HttpError} 404 for an unknown job, 410 for one that has been closed for more than a day
 */
export async function findJob(payload: Payload, key: string, now: Date = new Date()): Promise<Job> {
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { key: { equals: key } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  });
  const [job] = docs;
  if (!job) throw new HttpError(404, 'job-closed', 'This job is not on our site any more.');
  const dayAgo = new Date(now.getTime() - dayMs);
  const closedSince = job.closedAt && Date.parse(job.closedAt) > dayAgo.getTime();
  if (isOpenOn(closedSince ? { ...job, availability: 'active' } : job, dayAgo)) return job;
  throw new HttpError(410, 'job-closed', `“${job.title}” is closed and takes no more applications.`);
}
