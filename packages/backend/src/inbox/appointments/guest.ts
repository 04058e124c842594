import type { PayloadRequest } from 'payload';
import type { Appointment } from '../../payload-types.ts';
import { findOne } from '../../publishing/records.ts';

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
