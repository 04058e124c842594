import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { endpoint } from '../../accounts/endpoint.ts';
import { execute, inTransaction, sql } from '../../database/transaction.ts';
import type { Job } from '../../payload-types.ts';
import { assertUnchanged, lockRecords } from '../../publishing/concurrency/stored-versions.ts';
import { fromEntityTag } from '../../publishing/concurrency/versions.ts';
import { today } from '../../time/company-time.ts';

/** Close and reopen a job: `POST /api/jobs/:id/close` and `/reopen`. */
export const availabilityEndpoints = [
  availabilityEndpoint('/:id/close', 'closed'),
  availabilityEndpoint('/:id/reopen', 'active'),
];

function availabilityEndpoint(path: string, availability: Job['availability']): Endpoint {
  return endpoint({
    method: 'post',
    path,
    roles: ['recruiter'],
    handler: (req, { id }) => changeAvailability(req, id, availability),
  });
}

async function changeAvailability(req: PayloadRequest, id: number, availability: Job['availability']) {
  // Payload accepts its cookie only in requests from the staff side itself (its csrf list).
  const base = fromEntityTag(req.headers.get('if-match'));
  const job = await inTransaction(req, async ({ req: own }) => {
    await lockRecords(own, 'jobs', [id]);
    if (base) await assertUnchanged(own, 'jobs', id, base);
    return setAvailability(own, id, availability);
  });
  const { _status, closedAt } = job;
  return { job: { id, availability: job.availability, closedAt, _status } };
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
 * Closes every open job whose last day to apply is over, each in a transaction of its own. One that cannot be closed
 * keeps no other from it.
 * @param now only the company's day counts
 * @throws {AggregateError} after all others, so that the task is retried and reported
 */
export async function closeOverdueJobs(payload: Payload, now: Date = new Date()): Promise<number[]> {
  const { rows } = await execute(payload)<{ id: number }>(sql`
    select id from jobs where _status = 'published' and availability = 'active' and closing_on < ${today(now)}`);
  const closed: number[] = [];
  const errors: unknown[] = [];
  for (const { id } of rows)
    await inTransaction(payload, ({ req }) => setAvailability(req, id, 'closed')).then(
      () => closed.push(id),
      (error: unknown) => errors.push(error),
    );
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} jobs could not be closed`);
  return closed;
}
