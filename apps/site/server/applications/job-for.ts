import type { Job } from '@riverfront/content';
import type { Payload } from 'payload';
import { isOpenOn } from '../api/jobs.ts';
import { Refusal } from '../commands/refusal.ts';

/** A job that closes while someone fills in its form still takes it (requirements, "Nothing is lost"). */
const graceMs = 24 * 3_600_000;

/**
 * The job that an application is for.
 * @throws {Refusal} 404 for none, 410 for one that has been closed for more than a day
 */
export async function jobFor(payload: Payload, key: string, now: Date = new Date()): Promise<Job> {
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { key: { equals: key } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  });
  const [job] = docs;
  if (!job) throw new Refusal(404, 'job-closed', 'This job is not on our site any more.');
  if (isOpenOn(job, now) || now.getTime() - closedAt(job).getTime() < graceMs) return job;
  throw new Refusal(410, 'job-closed', `“${job.title}” is closed and takes no more applications.`);
}

/** When a closed job was closed: by hand, or at the end of its last day, whichever came first. */
function closedAt({ availability, closedAt, closingOn }: Job): Date {
  const ends: number[] = [];
  if (availability === 'closed') ends.push(closedAt ? Date.parse(closedAt) : 0);
  if (closingOn) ends.push(Date.parse(`${closingOn.slice(0, 10)}T00:00:00Z`) + 24 * 3_600_000);
  return new Date(Math.min(...ends));
}
