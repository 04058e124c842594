import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { recruiters } from '../access/recruiters.ts';
import { assertUnchanged, lockRecords } from '../concurrency/index.ts';
import { fromEntityTag } from '../concurrency/versions.ts';
import type { Job } from '../payload-types.ts';
import { staffSideOf } from '../staff-side.ts';
import { inTransaction } from '../transaction.ts';
import { checkSite } from './check-site.ts';
import { setAvailability } from './set-availability.ts';

/** Closing a job and opening it again: `POST /api/jobs/:id/close` and `/reopen`. Answers what the site then says. */
export const availabilityEndpoints: Endpoint[] = [
  { path: '/:id/close', method: 'post', handler: (req) => change(req, 'closed') },
  { path: '/:id/reopen', method: 'post', handler: (req) => change(req, 'active') },
];

async function change(req: PayloadRequest, availability: Job['availability']): Promise<Response> {
  const { payload, user } = req;
  const id = Number(req.routeParams?.id);
  if (!recruiters({ req })) throw new Forbidden(req.t);
  if (!Number.isInteger(id)) throw new APIError('There is no such job.', 404, null, true);
  // Payload's cookie counts only for requests from the staff side itself (its csrf list).
  const base = fromEntityTag(req.headers.get('if-match'));
  const job = await inTransaction(payload, async ({ req: own }) => {
    own.user = user;
    await lockRecords(own, 'jobs', [id]);
    if (base) await assertUnchanged(own, 'jobs', id, base);
    return setAvailability(own, id, availability);
  });
  const { _status, closedAt } = job;
  const checks =
    _status === 'published' ? await checkSite({ url: staffSideOf(payload).siteUrl, fetch }, job) : [];
  return Response.json({ job: { id, availability: job.availability, closedAt, _status }, checks });
}
