import { type Endpoint, Forbidden, type Payload, type PayloadRequest } from 'payload';
import { recruiters } from '../../access/rules.ts';
import type { Job } from '../../payload-types.ts';
import { execute, inTransaction, sql, toStoredDay } from '../../platform/index.ts';
import { assertUnchanged, fromEntityTag, lockRecords } from '../../publishing/index.ts';

/** Close and reopen a job: `POST /api/jobs/:id/close` and `/reopen`. */
export const availabilityEndpoints: Endpoint[] = [
  { path: '/:id/close', method: 'post', handler: (req) => changeAvailability(req, 'closed') },
  { path: '/:id/reopen', method: 'post', handler: (req) => changeAvailability(req, 'active') },
];

async function changeAvailability(req: PayloadRequest, availability: Job['availability']): Promise<Response> {
  const { payload, user } = req;
  const id = Number(req.routeParams?.id);
  if (!recruiters({ req })) throw new Forbidden(req.t);
  // Payload accepts its cookie only in requests from the staff side itself (its csrf list).
  const base = fromEntityTag(req.headers.get('if-match'));
  const job = await inTransaction(payload, async ({ req: own }) => {
    own.user = user;
    await lockRecords(own, 'jobs', [id]);
    if (base) await assertUnchanged(own, 'jobs', id, base);
    return setAvailability(own, id, availability);
  });
  const { _status, closedAt } = job;
  return Response.json({ job: { id, availability: job.availability, closedAt, _status } });
}

/**
 * Closes or opens a job in the transaction of `req`: the published version and, where there is one, the newer
 * draft too, so that publishing the draft later does not undo it. Nothing else of the draft is published.
 * Checks no rights: no role may write the field itself.
 * @throws {ValidationError} when an opened job would not be a valid JobPosting
 */
export async function setAvailability(
  req: PayloadRequest,
  id: number,
  availability: Job['availability'],
): Promise<Job> {
  const { payload } = req;
  const shared = { collection: 'jobs', id, depth: 0, req } as const;
  // Locked before it is read: both versions are written back whole, and somebody may be saving one of them.
  await lockRecords(req, 'jobs', [id]);
  const published = await payload.findByID({ ...shared, draft: false });
  const latest = await payload.findByID({ ...shared, draft: true });
  const isPublished = published._status === 'published';
  const changed = await payload.update({
    ...shared,
    data: { ...omitSystemFields(isPublished ? published : latest), availability },
    draft: !isPublished,
  });
  if (isPublished && latest._status === 'draft')
    await payload.update({
      ...shared,
      data: { ...omitSystemFields(latest), availability, closedAt: changed.closedAt, _status: 'draft' },
      draft: true,
    });
  return changed;
}

function omitSystemFields({ id: _, createdAt: __, updatedAt: ___, ...fields }: Job) {
  return fields;
}

/**
 * Closes every open job whose last day to apply is over, each in a transaction of its own.
 * @param now only the company's day counts
 */
export async function closeOverdueJobs(payload: Payload, now: Date = new Date()): Promise<number[]> {
  const { rows } = await execute(payload)<{ id: number }>(sql`
    select id from jobs where _status = 'published' and availability = 'active' and closing_on < ${toStoredDay(now)}`);
  for (const { id } of rows) await inTransaction(payload, ({ req }) => setAvailability(req, id, 'closed'));
  return rows.map(({ id }) => id);
}
