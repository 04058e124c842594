import type { EarlierApplication } from '@riverfront/contract';
import type { Payload } from 'payload';

/**
 * Finds the newest application of an email address for a job; a withdrawn one does not count.
 * @param email proved to be the applicant's own, in the form it is stored in
 */
export async function findEarlierApplication(
  payload: Payload,
  email: string,
  jobKey: string,
): Promise<EarlierApplication | undefined> {
  const { docs } = await payload.find({
    collection: 'applications',
    where: {
      email: { equals: email },
      'job.key': { equals: jobKey },
      stage: { not_equals: 'withdrawn' },
    },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
    select: { reference: true, createdAt: true },
  });
  const [newest] = docs;
  return newest && { reference: newest.reference, receivedAt: newest.createdAt };
}
