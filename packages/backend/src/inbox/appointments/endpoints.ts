import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { endpoint } from '../../accounts/endpoint.ts';
import { idOf, staffNames } from '../../accounts/owners.ts';
import { findAll } from '../../database/records.ts';
import { inTransaction, sql } from '../../database/transaction.ts';
import type { Appointment } from '../../payload-types.ts';
import type { BeforeErase } from '../../privacy/erasure/erase-records.ts';
import { waitForQueue } from '../../queue/queue.ts';
import { staffSideOf } from '../../staff-side.ts';
import { companyTimeZone } from '../../time/company-time.ts';
import type { Audience } from '../replies/audiences.ts';
import {
  cancelAppointment,
  cancelAppointmentsOf,
  explainFixed,
  lockAppointment,
  moveAppointment,
} from './changes.ts';
import type { Overlap } from './conflicts.ts';
import {
  listParticipants,
  localTime,
  offerSchema,
  offerTimes,
  type Subject,
  toFutureTimes,
} from './offer.ts';

/** An appointment as staff see it, with why it cannot be moved. */
export type StaffAppointment = Awaited<ReturnType<typeof readAppointments>>['appointments'][number];
/** The appointments of a record, and what an offer is chosen from. */
export type StaffAppointments = Awaited<ReturnType<typeof readAppointments>>;
/** What overlaps with times that were not stored; nothing when they were. */
export interface OverlapsAnswer {
  overlaps: Overlap[];
}

const moveSchema = z.object({
  start: localTime,
  from: z.iso.datetime(),
  confirmed: z.boolean().default(false),
});
/** Endpoints of a collection for the appointments of its people: list and offer, move and cancel. */
export function appointmentEndpoints({ slug, roles }: Audience): Endpoint[] {
  const findRecord = async (req: PayloadRequest, id: number) => {
    const { user } = req;
    const shared = { id, depth: 0, disableErrors: true, overrideAccess: false, user } as const;
    const record = await req.payload.findByID({ collection: slug, ...shared });
    if (!record) throw new APIError('This record no longer exists.', 404);
    return { subject: slug, about: record.reference };
  };
  return [
    endpoint({
      method: 'get',
      path: '/:id/appointments',
      roles,
      handler: async (req, { id }) => readAppointments(req, await findRecord(req, id)),
    }),
    endpoint({
      method: 'post',
      path: '/:id/appointments',
      roles,
      body: offerSchema,
      async handler(req, { id, body }): Promise<OverlapsAnswer> {
        return { overlaps: await offerTimes(req, await findRecord(req, id), body) };
      },
    }),
    endpoint({
      method: 'post',
      path: '/appointments/:id/move',
      roles,
      body: moveSchema,
      handler: (req, { id, body: { start, ...choice } }): Promise<OverlapsAnswer> =>
        change(req, slug, id, async (transaction, office, locked) => {
          const [startsAt = ''] = toFutureTimes([start], locked.doc.timeZone);
          return { overlaps: await moveAppointment(transaction, office, locked, { startsAt, ...choice }) };
        }),
    }),
    endpoint({
      method: 'post',
      path: '/appointments/:id/cancel',
      roles,
      handler: (req, { id }) =>
        change(req, slug, id, async (...args) => {
          await cancelAppointment(...args);
          return { message: 'The appointment is cancelled.' };
        }),
    }),
  ];
}

/** Changes an appointment of a collection's people in a transaction of the user. @throws {APIError} 404, 503 */
async function change<T>(
  req: PayloadRequest,
  subject: Appointment['subject'],
  id: number,
  work: (...args: Parameters<typeof cancelAppointment>) => Promise<T>,
): Promise<T> {
  const office = staffSideOf(req.payload);
  await waitForQueue(office.queue);
  return inTransaction(req, async (transaction) => {
    const locked = await lockAppointment(transaction, { id });
    if (locked.doc.subject !== subject) throw new APIError('This appointment does not exist any more.', 404);
    return work(transaction, office, locked);
  });
}

async function readAppointments(req: PayloadRequest, { subject, about }: Subject) {
  const where = { about: { equals: about } };
  const docs = await findAll(req, 'appointments', where, { sort: '-id', limit: 50 });
  const names = await staffNames(
    req,
    docs.flatMap(({ people }) => (people ?? []).map((user) => idOf(user))),
  );
  const appointments = docs.map((doc) => ({
    id: doc.id,
    title: doc.title,
    state: doc.state,
    starts: doc.startsAt ? [doc.startsAt] : (doc.slots ?? []).map(({ startsAt }) => startsAt),
    minutes: doc.minutes,
    timeZone: doc.timeZone,
    place: doc.place,
    people: (doc.people ?? []).map((user) => names.get(idOf(user) ?? 0) ?? 'Former member of staff'),
    expiresAt: doc.expiresAt,
    fixed: explainFixed(doc) ?? null,
    isOver: doc.state === 'cancelled' || Date.parse(doc.startsAt ?? doc.expiresAt) <= Date.now(),
  }));
  return { appointments, people: await listParticipants(req, subject), timeZone: companyTimeZone() };
}

/** Cancels what is to come of records that are erased, and deletes their appointments. */
export const cancelErased: BeforeErase = async (transaction, queue, rows) => {
  const references = rows.map(({ reference }) => reference);
  const { rows: found } = await transaction.execute<{ about: string }>(
    sql`select distinct about from appointments where about in ${references} order by about`,
  );
  for (const { about } of found) await cancelAppointmentsOf(transaction, { queue }, about, true);
  await transaction.execute(sql`delete from appointments where about in ${references}`);
};
