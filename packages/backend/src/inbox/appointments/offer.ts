import { randomUUID } from 'node:crypto';
import { timeZone } from '@riverfront/contract';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { ownersFor, type StaffName } from '../../accounts/owners.ts';
import { inTransaction, sql } from '../../database/transaction.ts';
import { consumeToken } from '../../limits/tokens/consume-token.ts';
import { waitForQueue } from '../../queue/queue.ts';
import { staffSideOf } from '../../staff-side.ts';
import { AppointmentError, noteChange } from './changes.ts';
import { listOverlaps, type Overlap } from './conflicts.ts';
import { enqueueAppointmentEmails, findGuest } from './emails.ts';
import { toInstant } from './times.ts';

/** Milliseconds in which an offer can be answered. */
const offerMs = 72 * 3_600_000;
/** Most times of an offer. */
const maxSlots = 8;

/** A wall-clock time in the zone of the appointment: `2026-11-24T10:00`. */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Give every time a date and a time of day.');

/** An offer of times; `key` makes it idempotent. */
export const offerSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Say what the appointment is for.')
    .max(80, 'Use at most 80 characters as title.'),
  starts: z
    .array(localTime)
    .min(1, 'Offer at least one time.')
    .max(maxSlots, `Offer at most ${maxSlots} times.`),
  minutes: z
    .number('Say how long it takes.')
    .int()
    .min(5, 'It takes at least 5 minutes.')
    .max(480, 'It takes at most 8 hours.'),
  timeZone,
  place: z
    .string()
    .trim()
    .min(1, 'Say where it is: an address, or the link of the video call.')
    .max(300, 'Use at most 300 characters for the place.'),
  people: z
    .array(z.number().int().positive())
    .min(1, 'Choose who takes part.')
    .max(10, 'At most 10 of us can take part.'),
  key: z.uuid(),
  /** Whether the times are offered although something else overlaps. */
  confirmed: z.boolean().default(false),
});

/** What an appointment is about: a collection, and the reference of its record. */
export interface Subject {
  subject: 'applications' | 'messages';
  about: string;
}

/** Lists who of the staff can take part: those who may open the record that their email links to. */
export function listParticipants(req: PayloadRequest, subject: Subject['subject']): Promise<StaffName[]> {
  return ownersFor(req, subject === 'applications' ? 'recruiter' : 'sales');
}

/**
 * Converts wall-clock times of a zone to distinct ISO instants that are to come, in their order.
 * @throws {AppointmentError} 400
 */
export function toFutureTimes(starts: string[], timeZone: string): string[] {
  const instants = starts.map((local) => {
    const at = toInstant(local, timeZone);
    const name = local.replace('T', ' ');
    if (!at)
      throw new AppointmentError(`${name} does not exist in ${timeZone}: the clocks change then.`, 400);
    if (Date.parse(at) <= Date.now()) throw new AppointmentError(`${name} is over already.`, 400);
    return at;
  });
  return [...new Set(instants)].sort();
}

/**
 * Offers times to the person of a record, by email. An offer replaces those that lapsed.
 * @returns what overlaps, without an offer, until that is confirmed
 * @throws {AppointmentError} 400, 404, 409, 503
 */
export async function offerTimes(
  from: PayloadRequest,
  { subject, about }: Subject,
  { starts, people, key, confirmed, ...offer }: z.output<typeof offerSchema>,
): Promise<Overlap[]> {
  const office = staffSideOf(from.payload);
  await waitForQueue(office.queue);
  const times = toFutureTimes(starts, offer.timeZone);
  return inTransaction(from, async (transaction) => {
    const { payload, req, execute } = transaction;
    const chosen = (await listParticipants(req, subject))
      .filter(({ id }) => people.includes(id))
      .map(({ id }) => id);
    if (chosen.length !== new Set(people).size)
      throw new AppointmentError('One of the people may not open this record. Please choose them again.');
    const guest = await findGuest(req, { subject, about });
    if (!guest?.email) throw new AppointmentError('There is no address to write to.');
    if (guest.hasEnded) throw new AppointmentError(`${guest.name} is no longer waiting for an appointment.`);
    const overlaps = confirmed
      ? []
      : await listOverlaps(execute, { people: chosen, starts: times, minutes: offer.minutes });
    if (overlaps.length > 0 || !(await consumeToken(execute, `appointment ${key}`, 24 * 3_600)))
      return overlaps;
    await execute(
      sql`update appointments set state = 'cancelled' where about = ${about} and state = 'lapsed'`,
    );
    const doc = await payload.create({
      collection: 'appointments',
      data: {
        ...offer,
        subject,
        about,
        state: 'offered',
        slots: times.map((startsAt) => ({ startsAt })),
        people: chosen,
        offeredBy: req.user?.id,
        // Nothing can be chosen any more once the last time has begun.
        expiresAt: new Date(Math.min(Date.now() + offerMs, Date.parse(times.at(-1) ?? ''))).toISOString(),
        uid: `${randomUUID()}@${new URL(office.siteUrl).hostname}`,
        sequence: 0,
        moves: 0,
      },
      depth: 0,
      req,
    });
    await noteChange(transaction, { doc, guest }, 'offered');
    await enqueueAppointmentEmails(transaction, office, doc, guest, 'offered');
    return [];
  });
}
