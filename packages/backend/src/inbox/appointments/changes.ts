import type { OwnAppointment } from '@riverfront/contract';
import { APIError, type Payload, type Where } from 'payload';
import { recordAudit } from '../../audit/record-audit.ts';
import { findOne } from '../../database/records.ts';
import { execute, inTransaction, sql, type Transaction } from '../../database/transaction.ts';
import type { Appointment } from '../../payload-types.ts';
import { addChangeNote } from '../notes/collection.ts';
import { listOverlaps, lockPeople, type Overlap, readFreeSlots } from './conflicts.ts';
import { enqueueAppointmentEmails, findGuest, type Guest, type Office } from './emails.ts';

/** Most moves of an appointment, and the milliseconds before its start in which it is not moved. */
const maxMoves = 2;
const fixedMs = 4 * 3_600_000;
/** Milliseconds before the start at which both sides are reminded. */
const reminderMs = 24 * 3_600_000;

/** An appointment cannot be changed like that; the message says why, to staff and guests. */
export class AppointmentError extends APIError {
  constructor(message: string, status = 409) {
    super(message, status);
  }
}

/** An appointment that is locked until the transaction ends, with its guest. */
interface Locked {
  doc: Appointment;
  guest: Guest;
}

/**
 * Locks an appointment and finds its guest. Their record is locked first, in the order of a withdrawal and an
 * erasure, so that none of these waits for another in a circle.
 * @throws {AppointmentError} 404
 */
export async function lockAppointment(
  { req, execute }: Transaction,
  key: { id: number } | { uid: string },
): Promise<Locked> {
  const where: Where = 'id' in key ? { id: { equals: key.id } } : { uid: { equals: key.uid } };
  const found = await findOne(req, 'appointments', where);
  if (found) {
    const { id, subject, about } = found;
    await execute(sql`select from ${sql.identifier(subject)} where reference = ${about} for key share`);
    await execute(sql`select from appointments where id = ${id} for update`);
  }
  const doc = found && (await findOne(req, 'appointments', where));
  const guest = doc && (await findGuest(req, doc));
  if (!doc || !guest) throw new AppointmentError('This appointment does not exist any more.', 404);
  return { doc, guest };
}

/** Says why a booked appointment cannot be moved; undefined when it can. */
export function explainFixed({ state, startsAt, moves }: Appointment): string | undefined {
  const left = state === 'booked' && startsAt ? Date.parse(startsAt) - Date.now() : 0;
  if (left <= 0) return 'This appointment is over or was cancelled, so it cannot be changed any more.';
  if (moves >= maxMoves)
    return 'This appointment was moved twice already. It can only be cancelled, and another one be made.';
  if (left < fixedMs) return 'This appointment begins within four hours, so it cannot be moved any more.';
  return undefined;
}

/** Converts an appointment to what its guest sees. @param times what can be chosen and is not taken */
export function toGuestView(doc: Appointment, times: string[]): Omit<OwnAppointment, 'id'> {
  const { title, startsAt = null, minutes, timeZone, place, expiresAt: until } = doc;
  const isBooked = doc.state === 'booked';
  const fixed = isBooked ? (explainFixed(doc) ?? null) : null;
  const state = isBooked ? 'booked' : 'offered';
  return { title, state, startsAt, times: fixed ? [] : times, minutes, timeZone, place, until, fixed };
}

/**
 * Books a slot for its guest, or moves the booked appointment to it. Of several guests who choose one slot one gets it.
 * Choosing the booked slot again changes nothing.
 * @throws {AppointmentError} 409 when the slot is taken or nothing can be chosen any more
 */
export async function chooseSlot(
  transaction: Transaction,
  office: Office,
  { doc, guest }: Locked,
  { startsAt, timeZone }: { startsAt: string; timeZone: string },
): Promise<Appointment> {
  if (doc.state === 'booked' && doc.startsAt === startsAt) return doc;
  if (guest.hasEnded || doc.state === 'cancelled')
    throw new AppointmentError('This appointment was cancelled.');
  const fixed = doc.state === 'booked' ? explainFixed(doc) : undefined;
  if (fixed) throw new AppointmentError(fixed);
  if (doc.state === 'lapsed' || (doc.state === 'offered' && Date.parse(doc.expiresAt) <= Date.now()))
    throw new AppointmentError('This offer has ended. Please reply to our email for other times.');
  await lockPeople(transaction.execute, doc.id);
  const free = (await readFreeSlots(transaction.execute, [doc.id])).get(doc.id);
  if (!free?.includes(startsAt))
    throw new AppointmentError('This time has just been taken. Please choose another one.');
  return bookAt(transaction, office, { doc, guest }, { startsAt, guestTimeZone: timeZone });
}

/**
 * Moves a booked appointment for staff.
 * @param choice.from the time that it had when the screen was loaded
 * @returns what overlaps with the new time, without a change, until that is confirmed
 * @throws {AppointmentError} 409
 */
export async function moveAppointment(
  transaction: Transaction,
  office: Office,
  locked: Locked,
  { startsAt, from, confirmed }: { startsAt: string; from: string; confirmed: boolean },
): Promise<Overlap[]> {
  const { doc } = locked;
  const fixed = explainFixed(doc);
  if (fixed) throw new AppointmentError(fixed);
  if (doc.startsAt !== from)
    throw new AppointmentError('Somebody else has moved it in the meantime. Close this and look again.');
  if (doc.startsAt === startsAt) throw new AppointmentError('This is the time that it has already.', 400);
  await lockPeople(transaction.execute, doc.id);
  const times = { people: (doc.people ?? []).map(Number), starts: [startsAt], minutes: doc.minutes };
  const overlaps = confirmed ? [] : await listOverlaps(transaction.execute, times, doc.id);
  if (overlaps.length === 0) await bookAt(transaction, office, locked, { startsAt });
  return overlaps;
}

async function bookAt(
  transaction: Transaction,
  office: Office,
  { doc, guest }: Locked,
  data: { startsAt: string; guestTimeZone?: string },
): Promise<Appointment> {
  const isMove = doc.state === 'booked';
  const isSoon = Date.parse(data.startsAt) - Date.now() < reminderMs;
  const changed = await updateAppointment(transaction, { doc, guest }, isMove ? 'moved' : 'booked', {
    ...data,
    state: 'booked',
    remindedAt: isSoon ? new Date().toISOString() : null,
    ...(isMove && { moves: doc.moves + 1, sequence: doc.sequence + 1 }),
  });
  await enqueueAppointmentEmails(transaction, office, changed, guest, isMove ? 'moved' : 'booked');
  return changed;
}

/** Cancels an appointment that is to come, or an offer; both sides get an email. One that lapsed is only closed. */
export async function cancelAppointment(
  transaction: Transaction,
  office: Office,
  { doc, guest }: Locked,
  isErased = false,
): Promise<void> {
  if (doc.state === 'cancelled') return;
  if (doc.state === 'booked' && Date.parse(doc.startsAt ?? '') <= Date.now())
    throw new AppointmentError('This appointment has begun already, so it cannot be cancelled.');
  const data = { state: 'cancelled', sequence: doc.sequence + 1 } as const;
  const changed = isErased
    ? { ...doc, ...data }
    : await updateAppointment(transaction, { doc, guest }, 'cancelled', data);
  if (doc.state !== 'lapsed')
    await enqueueAppointmentEmails(transaction, office, changed, guest, 'cancelled', isErased);
}

/** Cancels everything to come of a record that ends. @param isErased see `enqueueAppointmentEmails` */
export async function cancelAppointmentsOf(
  transaction: Transaction,
  office: Office,
  about: string,
  isErased = false,
): Promise<void> {
  const { rows } = await transaction.execute<{ id: number }>(sql`
    select id from appointments where about = ${about} and (state = 'offered'
      or (state = 'booked' and starts_at > ${new Date().toISOString()}::timestamptz)) order by id`);
  for (const { id } of rows) {
    const { doc, guest } = await lockAppointment(transaction, { id });
    await cancelAppointment(transaction, office, { doc, guest: { ...guest, hasEnded: true } }, isErased);
  }
}

const format = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(at),
  );

/** Stores a change with the note that the timeline shows. Its text names nobody of the staff. */
async function updateAppointment(
  transaction: Transaction,
  { doc, guest }: Locked,
  change: 'offered' | 'booked' | 'moved' | 'cancelled' | 'lapsed',
  data: Partial<Appointment>,
): Promise<Appointment> {
  const { payload, req } = transaction;
  const changed = await payload.update({ collection: 'appointments', id: doc.id, data, depth: 0, req });
  await noteChange(transaction, { doc: changed, guest }, change);
  return changed;
}

/** Adds a note, and where nobody of the staff is signed in an audit event, about a change. */
export async function noteChange(
  { req }: Transaction,
  { doc: { subject, about, title, startsAt, slots, timeZone }, guest }: Locked,
  change: string,
): Promise<void> {
  const when = startsAt
    ? `, ${format(startsAt, timeZone)} (${timeZone})`
    : `, ${slots?.length === 1 ? '1 time' : `${slots?.length} times`}`;
  const notes = subject === 'applications' ? 'application-notes' : 'message-notes';
  await addChangeNote(req, notes, guest.id, `Appointment ${change}: ${title}${when}`);
  if (!req.user)
    await recordAudit(req, {
      action: 'changed',
      kind: subject,
      record: guest.id,
      summary: `${about}: an appointment was ${change}`,
      actorName: !['booked', 'moved'].includes(change)
        ? 'The site'
        : subject === 'applications'
          ? 'An applicant'
          : 'A visitor',
    });
}

/**
 * Does what is due: offers without an answer lapse, appointments of the next day are reminded of, and those of
 * applications that have ended are cancelled; hours for calls that are over are deleted. Each is a transaction of its own.
 * @throws {AggregateError} after the others, so that the queue retries those that failed
 */
export async function runDueAppointments(payload: Payload, office: Office): Promise<void> {
  const now = new Date().toISOString();
  const tomorrow = new Date(Date.now() + reminderMs).toISOString();
  const { rows } = await execute(payload)<{ id: number }>(sql`
    select a.id from appointments a left join applications r on r.reference = a.about
    where (a.state = 'offered' and (a.expires_at <= ${now}::timestamptz or r.stage in ('rejected', 'withdrawn')))
      or (a.state = 'booked' and a.starts_at > ${now}::timestamptz
        and ((a.reminded_at is null and a.starts_at <= ${tomorrow}::timestamptz)
          or r.stage in ('rejected', 'withdrawn')))
    order by a.id`);
  const errors: unknown[] = [];
  for (const { id } of rows)
    await inTransaction(payload, (transaction) => runDue(transaction, office, id)).catch((error: unknown) =>
      errors.push(error),
    );
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} appointments failed.`);
}

async function runDue(transaction: Transaction, office: Office, id: number): Promise<void> {
  const locked = await lockAppointment(transaction, { id });
  const { doc, guest } = locked;
  if (guest.hasEnded) return cancelAppointment(transaction, office, locked);
  if (doc.state === 'offered' && Date.parse(doc.expiresAt) <= Date.now()) {
    await updateAppointment(transaction, locked, 'lapsed', { state: 'lapsed' });
    return;
  }
  const left = Date.parse(doc.startsAt ?? '') - Date.now();
  if (doc.state !== 'booked' || doc.remindedAt || !(left > 0 && left <= reminderMs)) return;
  const { payload, req } = transaction;
  const data = { remindedAt: new Date().toISOString() };
  await payload.update({ collection: 'appointments', id, data, depth: 0, req });
  await enqueueAppointmentEmails(transaction, office, doc, guest, 'reminder');
}
