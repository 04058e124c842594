import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { execute, sql, type Transaction } from '../../database/transaction.ts';
import type { Appointment } from '../../payload-types.ts';
import { AppointmentError, chooseSlot, lockAppointment } from '../appointments/changes.ts';
import { readFreeSlots } from '../appointments/conflicts.ts';
import { findGuest, type Office } from '../appointments/emails.ts';
import { listParticipants } from '../appointments/offer.ts';

/** How soon before a call, in hours, and how many days ahead it can be chosen. */
const hoursBefore = 2;
const daysAhead = 30;
const maxTimes = 300;

/** A time within the hours of somebody who takes calls, at which nothing of theirs is booked. */
interface FreeTime {
  startsAt: string;
  minutes: number;
  timeZone: string;
  place: string;
  person: number;
}

/** Whether somebody offers hours that are to come; for pages, which drop their copies when that changes. */
export async function offersCalls(payload: Payload): Promise<boolean> {
  const { rows } = await execute(payload, ['call-hours'])(sql`
    select from call_hours where ends_at > now() + make_interval(hours => ${hoursBefore}::int) limit 1`);
  return rows.length > 0;
}

/** Lists the free times of those who may answer messages, in their order; two people may have the same. */
export async function readFreeTimes({ req, execute: run }: Transaction): Promise<FreeTime[]> {
  const people = (await listParticipants(req, 'messages')).map(({ id }) => id);
  if (people.length === 0) return [];
  const { rows } = await run<Omit<FreeTime, 'startsAt'> & { at: Date | string }>(sql`
    select t.at, h.minutes::int as minutes, h.time_zone as "timeZone", h.place, h.person_id as person
    from call_hours h cross join lateral (select make_interval(mins => h.minutes::int) as length) l
      cross join lateral generate_series(h.starts_at, h.ends_at - l.length, l.length) t (at)
    where h.person_id in ${people} and t.at > now() + make_interval(hours => ${hoursBefore}::int)
      and t.at < now() + make_interval(days => ${daysAhead}::int)
      and not exists (
        select from appointments b join appointments_rels r on r.parent_id = b.id and r.path = 'people'
        where r.users_id = h.person_id and b.state = 'booked' and b.starts_at < t.at + l.length
          and t.at < b.starts_at + make_interval(mins => b.minutes::int))
    order by t.at, h.id limit ${maxTimes}`);
  return rows.map(({ at, ...time }) => ({ ...time, startsAt: new Date(at).toISOString() }));
}

/**
 * Books a call with the sender of a message that was just stored. Of several visitors who choose the time of one
 * person one gets it: the people who are free then are locked, and read again.
 * @returns the UID of the appointment
 * @throws {AppointmentError} 409 when the time is taken
 */
export async function bookCall(
  transaction: Transaction,
  office: Office,
  { about, startsAt, timeZone }: { about: string; startsAt: string; timeZone: string },
): Promise<string> {
  const { payload, req } = transaction;
  const findFree = async () =>
    (await readFreeTimes(transaction)).filter((time) => time.startsAt === startsAt);
  const people = (await findFree()).map(({ person }) => person);
  if (people.length > 0)
    await transaction.execute(sql`select id from users where id in ${people} order by id for no key update`);
  const [free] = people.length > 0 ? await findFree() : [];
  const guest = await findGuest(req, { subject: 'messages', about });
  if (!free || !guest)
    throw new AppointmentError('This time has just been taken. Please choose another one.');
  const { person, ...time } = free;
  const doc = await payload.create({
    collection: 'appointments',
    data: {
      ...{ minutes: time.minutes, timeZone: time.timeZone, place: time.place, about },
      title: 'Call',
      subject: 'messages',
      state: 'offered',
      slots: [{ startsAt }],
      people: [person],
      offeredBy: person,
      expiresAt: startsAt,
      // Without a host (RFC 7986, 5.3).
      uid: randomUUID(),
      sequence: 0,
      moves: 0,
    },
    depth: 0,
    req,
  });
  await chooseSlot(transaction, office, { doc, guest }, { startsAt, timeZone });
  return doc.uid;
}

/** Reads the appointment of a signed link, and the times that it can be moved to or that are offered. */
export async function readCall(
  transaction: Transaction,
  uid: string,
): Promise<{ doc: Appointment; times: string[] }> {
  const { doc } = await lockAppointment(transaction, { uid });
  const offered = (await readFreeSlots(transaction.execute, [doc.id])).get(doc.id) ?? [];
  const times = doc.state === 'booked' ? [...offered, ...(await listOtherTimes(transaction, doc))] : offered;
  return { doc, times: [...new Set(times)].sort() };
}

/**
 * Chooses a time of the appointment of a signed link, or moves it to one at which its person takes calls.
 * @throws {AppointmentError} 404; 409 when the time is taken or nothing can be chosen any more
 */
export async function chooseCallTime(
  transaction: Transaction,
  office: Office,
  { uid, startsAt, timeZone }: { uid: string; startsAt: string; timeZone: string },
): Promise<void> {
  const locked = await lockAppointment(transaction, { uid });
  const { doc } = locked;
  const slots = doc.slots ?? [];
  const isNew = slots.every((slot) => slot.startsAt !== startsAt);
  if (isNew && doc.state === 'booked' && (await listOtherTimes(transaction, doc)).includes(startsAt))
    await transaction.payload.update({
      collection: 'appointments',
      id: doc.id,
      data: { slots: [...slots, { startsAt }] },
      depth: 0,
      req: transaction.req,
    });
  await chooseSlot(transaction, office, locked, { startsAt, timeZone });
}

async function listOtherTimes(transaction: Transaction, { people, minutes }: Appointment): Promise<string[]> {
  const ids = (people ?? []).map(Number);
  return (await readFreeTimes(transaction))
    .filter((time) => ids.length === 1 && time.person === ids[0] && time.minutes === minutes)
    .map(({ startsAt }) => startsAt);
}
