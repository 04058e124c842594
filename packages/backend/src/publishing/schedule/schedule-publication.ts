import { canAccessAdmin, Forbidden, type PayloadRequest } from 'payload';
import { assertMayPublish } from '../../accounts/publishers.ts';
import { findOne } from '../../database/records.ts';
import { inTransaction } from '../../database/transaction.ts';
import { waitForQueue } from '../../queue/queue.ts';
import { staffSideOf } from '../../staff-side.ts';
import { canSchedule, parseInput, type ScheduleInput } from './schedules.ts';

/** The request of Payload's drawer “Schedule publish”. */
interface ScheduleRequest extends Pick<ScheduleInput, 'type' | 'doc' | 'global' | 'timezone'> {
  /** When to publish; a date in the past means now. */
  date?: Date | string | undefined;
  /** Deletes this schedule instead of adding one. */
  deleteID?: number | string | undefined;
  req: PayloadRequest;
}

/**
 * Adds or deletes a schedule for a user who may update the document. The schedule and the task that wakes the queue
 * at its time are one transaction. Replaces Payload's own handler, which does not check that right and leaves running
 * schedules to a poll.
 * @throws {Forbidden} for a user who may not update the document
 * @throws {APIError} 403 for a user who only saves drafts
 */
export async function schedulePublication(request: ScheduleRequest): Promise<{ message: string }> {
  const { req, deleteID } = request;
  await canAccessAdmin({ req });
  if (deleteID !== undefined) await deleteSchedule(req, deleteID);
  else await addSchedule(request);
  return { message: req.i18n.t('general:success') };
}

async function addSchedule({ req, type, date, doc, global, timezone }: ScheduleRequest): Promise<void> {
  const { payload, user } = req;
  const input: ScheduleInput = {
    type: type === 'unpublish' ? 'unpublish' : 'publish',
    ...(doc ? { doc: { relationTo: doc.relationTo, value: String(doc.value) } } : { global }),
    timezone,
    ...(user && { user: { relationTo: 'users', value: user.id } }),
  };
  const at = date ? new Date(date) : new Date();
  if (!parseInput(input) || Number.isNaN(at.getTime()) || !(await canSchedule(input, req)))
    throw new Forbidden(req.t);
  assertMayPublish(req);
  const { queue } = staffSideOf(payload);
  await waitForQueue(queue);
  await inTransaction(payload, async (transaction) => {
    await payload.create({
      collection: 'payload-jobs',
      data: {
        taskSlug: 'schedulePublish',
        queue: 'default',
        input: { ...input },
        waitUntil: at.toISOString(),
      },
      depth: 0,
      req: transaction.req,
    });
    await queue.send(transaction, 'publications', {}, { startAfter: at });
  });
}

async function deleteSchedule(req: PayloadRequest, id: number | string): Promise<void> {
  const where = { id: { equals: id }, taskSlug: { equals: 'schedulePublish' } };
  const schedule = await findOne(req, 'payload-jobs', where);
  if (!schedule) return;
  const input = parseInput(schedule.input);
  if (!input || !(await canSchedule(input, req))) throw new Forbidden(req.t);
  assertMayPublish(req);
  await req.payload.delete({ collection: 'payload-jobs', id: schedule.id, req });
}
