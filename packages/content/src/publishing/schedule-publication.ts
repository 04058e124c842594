import { APIError, canAccessAdmin, Forbidden, type PayloadRequest } from 'payload';
import { staffSideOf } from '../staff-side.ts';
import { inTransaction } from '../transaction.ts';
import { isAlwaysPublished } from './always-published.ts';
import { inputOf, mayChange, type ScheduleInput } from './schedule.ts';

/** What the drawer “Schedule publish” sends. */
export interface ScheduleRequest extends Pick<ScheduleInput, 'type' | 'doc' | 'global' | 'timezone'> {
  /** When; a time that is over means now. */
  date?: Date | string | undefined;
  /** Takes this schedule back instead of making one. */
  deleteID?: number | string | undefined;
  req: PayloadRequest;
}

/**
 * Schedules a publication, or takes one back, for a user who may change the
 * document. The schedule and the message that wakes the queue at its time are
 * one transaction. Stands in for Payload's own handler, which asks for no such
 * right when it saves, and leaves the running to a poll.
 * @throws {Forbidden} for who may not change the document
 */
export async function schedulePublication(request: ScheduleRequest): Promise<{ message: string }> {
  const { req, deleteID } = request;
  await canAccessAdmin({ req });
  if (deleteID !== undefined) await takeBack(req, deleteID);
  else await schedule(request);
  return { message: req.i18n.t('general:success') };
}

async function schedule({ req, type, date, doc, global, timezone }: ScheduleRequest): Promise<void> {
  const { payload, user } = req;
  const input: ScheduleInput = {
    type: type === 'unpublish' ? 'unpublish' : 'publish',
    ...(doc ? { doc: { relationTo: doc.relationTo, value: String(doc.value) } } : { global }),
    timezone,
    ...(user && { user: { relationTo: 'users', value: user.id } }),
  };
  const at = date ? new Date(date) : new Date();
  if (!user || !inputOf(input) || Number.isNaN(at.getTime()) || !(await mayChange(input, req)))
    throw new Forbidden(req.t);
  if (type === 'unpublish' && (await isAlwaysPublished(req, doc?.relationTo ?? String(global), doc?.value)))
    throw new APIError('This cannot be unpublished: the site does not work without it.', 409, null, true);
  const { queue } = staffSideOf(payload);
  await queue.ready;
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
      overrideAccess: true,
      req: transaction.req,
    });
    await queue.send(transaction, 'publications', {}, { startAfter: at });
  });
}

async function takeBack(req: PayloadRequest, id: number | string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { id: { equals: id }, taskSlug: { equals: 'schedulePublish' } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const [found] = docs;
  if (!found) return;
  const input = inputOf(found.input);
  if (!req.user || !input || !(await mayChange(input, req))) throw new Forbidden(req.t);
  await req.payload.delete({ collection: 'payload-jobs', id: found.id, overrideAccess: true, req });
}
