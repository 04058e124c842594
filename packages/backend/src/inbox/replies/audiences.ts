import type { PayloadRequest } from 'payload';
import type { Role } from '../../accounts/roles.ts';
import { findAll } from '../../database/records.ts';
import type { Recipient } from '../../payload-types.ts';
import { today } from '../../time/company-time.ts';
import { readThread } from '../messages/status.ts';
import type { PlaceholderValues } from './compose.ts';

/** Somebody to whom a reply goes. */
interface Receiver {
  id: number;
  reference: string;
  name: string;
  email: string;
  values: PlaceholderValues;
  /** Their own message, quoted below the reply. */
  wrote?: string;
}

/** A kind of receivers: who may write to them, and what follows. */
export interface Audience {
  slug: 'applications' | 'messages';
  notes: 'application-notes' | 'message-notes';
  /** Who may write to them, besides administrators. */
  roles: Role[];
  /** The mailbox that answers to the reply go to. */
  replyTo(recipients: Recipient): string;
  receivers(req: PayloadRequest, ids: number[]): Promise<Receiver[]>;
  /** The records with which records form conversations, themselves included. */
  thread(req: PayloadRequest, ids: number[]): Promise<number[]>;
  /** Updates the record in the transaction of the reply. */
  afterReply?(req: PayloadRequest, id: number): Promise<void>;
}

/** Reads the company's name from the settings. */
export async function readCompanyName(req: PayloadRequest): Promise<string> {
  const { companyName } = await req.payload.findGlobal({ slug: 'settings', depth: 0, req });
  return companyName;
}

/** Reads the records with these ids that the user of `req` may read, newest first. */
export function findByIds<S extends Audience['slug']>(req: PayloadRequest, collection: S, ids: number[]) {
  return findAll(req, collection, { id: { in: ids } }, { sort: '-id', overrideAccess: false });
}

/** Senders of messages, whom sales answer. */
export const senders: Audience = {
  slug: 'messages',
  notes: 'message-notes',
  roles: ['sales'],
  replyTo: ({ salesEmail }) => salesEmail,
  async receivers(req, ids) {
    const company = await readCompanyName(req);
    const docs = await findByIds(req, 'messages', ids);
    return docs.map((doc) => ({
      id: doc.id,
      reference: doc.reference,
      name: doc.name || doc.reference,
      email: doc.email ?? '',
      values: { name: doc.name ?? null, reference: doc.reference, company },
      wrote: doc.message ?? undefined,
    }));
  },
  thread: readThread,
  async afterReply(req, id) {
    // It is answered only when the reply is delivered (`followDelivery`).
    const message = await req.payload.findByID({ collection: 'messages', id, depth: 0, joins: false, req });
    const isDue = message.followUpOn && message.followUpOn <= today();
    // Whoever answers first takes the message on.
    const data = {
      ...(message.status === 'new' && { status: 'in-progress' as const }),
      ...(!message.owner && { owner: req.user?.id }),
      ...(isDue && { followUpOn: null }),
    };
    if (Object.keys(data).length > 0)
      await req.payload.update({ collection: 'messages', id, data, depth: 0, req });
  },
};
