import type { Payload } from 'payload';

/** How much of what the site sends has been given up. */
export interface FailedSendings {
  mails: number;
  deliveries: number;
}

/** Counts what failed and can be sent again; one-time codes cannot, so they are not counted. */
export async function countFailed(payload: Payload): Promise<FailedSendings> {
  const [mails, deliveries] = await Promise.all([
    payload.count({
      collection: 'mails',
      where: { and: [{ state: { equals: 'failed' } }, { kind: { not_equals: 'one-time-code' } }] },
      overrideAccess: true,
    }),
    payload.count({
      collection: 'deliveries',
      where: { state: { equals: 'failed' } },
      overrideAccess: true,
    }),
  ]);
  return { mails: mails.totalDocs, deliveries: deliveries.totalDocs };
}
