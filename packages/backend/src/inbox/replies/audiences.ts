import type { Access, PayloadRequest } from 'payload';
import { sales } from '../../access/sales.ts';
import type { Message, Recipient } from '../../payload-types.ts';
import type { PlaceholderValues } from './placeholders.ts';

/** Somebody to whom a reply goes. */
export interface Receiver {
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
  mayWrite: Access;
  /** Where answers to the reply go. */
  replyTo(recipients: Recipient): string;
  receivers(req: PayloadRequest, ids: number[]): Promise<Receiver[]>;
  /** Updates the record in the transaction of the reply. */
  afterReply?(req: PayloadRequest, id: number): Promise<void>;
}

/** Reads the company's name from the settings. */
export async function readCompanyName(req: PayloadRequest): Promise<string> {
  const { companyName } = await req.payload.findGlobal({ slug: 'settings', depth: 0, req });
  return companyName;
}

/** Options of `find` for records by their ids, as the user of `req` may read them. */
export const findByIds = (req: PayloadRequest, ids: number[]) =>
  ({
    where: { id: { in: ids } },
    sort: '-id',
    limit: ids.length,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  }) as const;

/** Senders of messages, whom sales answer. */
export const senders: Audience = {
  slug: 'messages',
  notes: 'message-notes',
  mayWrite: sales,
  replyTo: ({ salesEmail }) => salesEmail,
  async receivers(req, ids) {
    const company = await readCompanyName(req);
    const { docs } = await req.payload.find({ collection: 'messages', ...findByIds(req, ids) });
    return docs.map((doc: Message) => ({
      id: doc.id,
      reference: doc.reference,
      name: doc.name || doc.reference,
      email: doc.email ?? '',
      values: { name: doc.name ?? null, reference: doc.reference, company },
      wrote: doc.message ?? undefined,
    }));
  },
  async afterReply(req, id) {
    // It is answered only when the reply is delivered (`followDelivery`).
    await req.payload.update({
      collection: 'messages',
      where: { id: { equals: id }, status: { equals: 'new' } },
      data: { status: 'in-progress' },
      depth: 0,
      req,
    });
  },
};
