import type { Payload, PayloadRequest } from 'payload';
import { lockRecords } from '../concurrency/index.ts';
import type { Job } from '../payload-types.ts';
import { execute, inTransaction, sql } from '../transaction.ts';

/**
 * Closes a job, or opens it again, in the transaction of `req`: in what
 * visitors see and, where a newer draft waits beside it, in that draft too, so
 * that publishing the draft later does not undo it. Nothing else of the draft
 * is published. Checks no rights: no role may write the field itself.
 * @throws {ValidationError} when an opened job would not be a valid JobPosting
 */
export async function setAvailability(
  req: PayloadRequest,
  id: number,
  availability: Job['availability'],
): Promise<Job> {
  const { payload } = req;
  // Before it is read: both states are written back whole, and somebody may be saving one of them.
  await lockRecords(req, 'jobs', [id]);
  const read = (draft: boolean) =>
    payload.findByID({ collection: 'jobs', id, draft, depth: 0, overrideAccess: true, req });
  const [shown, latest] = [await read(false), await read(true)];
  const isPublic = shown._status === 'published';
  const changed = await payload.update({
    collection: 'jobs',
    id,
    data: { ...contentOf(isPublic ? shown : latest), availability },
    draft: !isPublic,
    depth: 0,
    overrideAccess: true,
    req,
  });
  if (isPublic && latest._status === 'draft') {
    await payload.update({
      collection: 'jobs',
      id,
      data: { ...contentOf(latest), availability, closedAt: changed.closedAt, _status: 'draft' },
      draft: true,
      depth: 0,
      overrideAccess: true,
      req,
    });
  }
  return changed;
}

function contentOf({ id: _, createdAt: __, updatedAt: ___, ...content }: Job) {
  return content;
}

/**
 * Closes every open job whose last day to apply is over, in the same way as by
 * hand, each in a transaction of its own.
 * @param now only the day counts, in UTC
 */
export async function closeOverdueJobs(payload: Payload, now: Date = new Date()): Promise<number[]> {
  const today = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
  const { rows } = await execute(payload)<{ id: number }>(sql`
    select id from jobs where _status = 'published' and availability = 'active' and closing_on < ${today}`);
  for (const { id } of rows) await inTransaction(payload, ({ req }) => setAvailability(req, id, 'closed'));
  return rows.map(({ id }) => id);
}
