import type { EarlierApplication } from '@riverfront/contract';
import type { Payload } from 'payload';

/**
 * Finds the newest application of an email address for a job, unless it was withdrawn.
 * @param email verified, in lower case
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
  return docs[0] && { reference: docs[0].reference, receivedAt: docs[0].createdAt };
}
