import { type EmailData, isMailbox } from '@riverfront/mail';
import type { PayloadRequest } from 'payload';
import { idOf } from '../../accounts/owners.ts';
import { findAll, findOne } from '../../database/records.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Appointment } from '../../payload-types.ts';
import { enqueueEmail } from '../../queue/deliveries/emails.ts';
import type { Queue } from '../../queue/queue.ts';

type Change = EmailData['appointment']['change'];

/** What emails about appointments need of the process that sends them. */
export interface Office {
  queue: Pick<Queue, 'send'>;
  /** Public address of the staff side. */
  cmsUrl?: string;
}

/**
 * Enqueues the emails about a change, to the guest and to the staff who take part; an offer goes to the guest alone.
 * A booked appointment is an invitation, and one that ends is its cancellation.
 * @param isErased the guest's data are being erased: staff read no name, and the emails belong to no record
 */
export async function enqueueAppointmentEmails(
  transaction: Transaction,
  { queue, cmsUrl }: Office,
  appointment: Appointment,
  guest: Guest,
  change: Change,
  isErased = false,
): Promise<void> {
  const { payload, req } = transaction;
  const { about, subject, startsAt, slots, title, minutes, timeZone, place, guestTimeZone } = appointment;
  const ids = (appointment.people ?? []).map((user) => idOf(user));
  const where = { id: { in: [...ids, idOf(appointment.offeredBy)].map((id) => id ?? 0) } };
  const active = (await findAll(req, 'users', where)).filter(
    ({ email, disabled }) => !disabled && isMailbox(email),
  );
  const people = active.filter(({ id }) => ids.includes(id));
  const recipients = await payload.findGlobal({ slug: 'recipients', depth: 0, req });
  const organizer = subject === 'applications' ? recipients.careersEmail : recipients.salesEmail;
  const shared = {
    ...{ change, title, reference: about, minutes, timeZone, place },
    isFinal: guest.hasEnded,
  };
  const starts = startsAt ? [startsAt] : (slots ?? []).map((slot) => slot.startsAt);
  const isInvitation = startsAt && change !== 'reminder';
  const send = (to: string, data: Pick<EmailData['appointment'], 'receiver' | 'name' | 'link' | 'guest'>) =>
    enqueueEmail(transaction, queue, payload.config.secret, {
      mail: {
        kind: 'appointment',
        data: {
          ...shared,
          ...data,
          starts,
          guestTimeZone: guestTimeZone ?? null,
          until: appointment.expiresAt,
          invitation: isInvitation
            ? {
                method: change === 'cancelled' ? 'CANCEL' : 'REQUEST',
                uid: appointment.uid,
                sequence: appointment.sequence,
                stampedAt: new Date().toISOString(),
                organizer,
                // Calendars book an organizer who is an attendee as well twice.
                attendees: [...(data.guest ? [guest] : []), ...people]
                  .filter(({ email }) => email.toLowerCase() !== organizer.toLowerCase())
                  .map(({ name, email }) => ({ name, email })),
              }
            : null,
        },
      },
      to,
      replyTo: active.find(({ id }) => id === idOf(appointment.offeredBy))?.email ?? organizer,
      ...(!isErased && { about }),
    });
  if (isMailbox(guest.email))
    await send(guest.email, {
      receiver: 'guest',
      name: guest.name,
      guest: guest.name,
      link: '/my-application',
    });
  if (startsAt)
    for (const { name, email } of people)
      await send(email, {
        receiver: 'staff',
        name,
        guest: isErased ? null : guest.name,
        link: cmsUrl ? `${cmsUrl}/admin/${recordPath(subject, guest.id)}` : null,
      });
}

/** Path of the record of an appointment on the staff side. */
function recordPath(subject: Appointment['subject'], id: number): string {
  return subject === 'applications' ? `collections/applications/${id}` : `inbox?message=${id}`;
}

/** An applicant or the sender of a message, with whom an appointment is made. */
export interface Guest {
  /** Id of the record. */
  id: number;
  name: string;
  email: string;
  /** Whether nobody needs to talk to them any more. */
  hasEnded: boolean;
}

/** Milliseconds after which a move that ends an application cannot be undone, with its email (decision 0073). */
const undoneMs = 15_000;

/** Finds the person of the record that an appointment is about; undefined when it no longer exists. */
export async function findGuest(
  req: PayloadRequest,
  { subject, about }: Pick<Appointment, 'subject' | 'about'>,
): Promise<Guest | undefined> {
  const where = { reference: { equals: about } };
  if (subject === 'messages') {
    const message = await findOne(req, 'messages', where);
    if (!message) return undefined;
    const { id, name, email, status } = message;
    return { id, name: name || about, email: email ?? '', hasEnded: status === 'spam' };
  }
  const application = await findOne(req, 'applications', where);
  if (!application) return undefined;
  const { id, firstName, lastName, email, stage, stageChangedAt, createdAt } = application;
  const isOld = Date.parse(stageChangedAt ?? createdAt) < Date.now() - undoneMs;
  return {
    id,
    name: [firstName, lastName].filter(Boolean).join(' ') || about,
    email,
    hasEnded: isOld && ['rejected', 'withdrawn'].includes(stage),
  };
}
