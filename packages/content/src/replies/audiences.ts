import type { Access, PayloadRequest } from 'payload';
import { recruiters } from '../access/recruiters.ts';
import { sales } from '../access/sales.ts';
import { nameOf } from '../hiring/board.ts';
import type { Application, Message, Recipient } from '../payload-types.ts';
import type { Values } from './placeholders.ts';

/** Somebody to whom a letter goes. */
export interface Receiver {
  id: number;
  reference: string;
  name: string;
  email: string;
  values: Values;
  /** What they wrote themselves, repeated below the letter. */
  wrote?: string;
}

/** Who may be written to, by whom, and what follows. */
export interface Audience {
  slug: 'applications' | 'messages';
  notes: 'application-notes' | 'message-notes';
  mayWrite: Access;
  /** Where answers to the letter go. */
  replyTo(recipients: Recipient): string;
  receivers(req: PayloadRequest, ids: number[]): Promise<Receiver[]>;
  /** What becomes of the record besides its note, in the transaction of the letter. */
  written?(req: PayloadRequest, id: number): Promise<void>;
}

async function companyName(req: PayloadRequest): Promise<string> {
  const { companyName } = await req.payload.findGlobal({ slug: 'settings', depth: 0, req });
  return companyName;
}

const reading = (req: PayloadRequest, ids: number[]) =>
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

/** Applicants, written to by recruiters. */
export const applicants: Audience = {
  slug: 'applications',
  notes: 'application-notes',
  mayWrite: recruiters,
  replyTo: ({ careersEmail }) => careersEmail,
  async receivers(req, ids) {
    const company = await companyName(req);
    const { docs } = await req.payload.find({ collection: 'applications', ...reading(req, ids) });
    return docs.map((doc: Application) => ({
      id: doc.id,
      reference: doc.reference,
      name: nameOf(doc),
      email: doc.email,
      values: {
        firstName: doc.firstName ?? null,
        lastName: doc.lastName ?? null,
        jobTitle: doc.jobTitle ?? null,
        reference: doc.reference,
        company,
      },
    }));
  },
};

/** Senders of messages, answered by sales. */
export const senders: Audience = {
  slug: 'messages',
  notes: 'message-notes',
  mayWrite: sales,
  replyTo: ({ salesEmail }) => salesEmail,
  async receivers(req, ids) {
    const company = await companyName(req);
    const { docs } = await req.payload.find({ collection: 'messages', ...reading(req, ids) });
    return docs.map((doc: Message) => ({
      id: doc.id,
      reference: doc.reference,
      name: doc.name || doc.reference,
      email: doc.email ?? '',
      values: { name: doc.name ?? null, reference: doc.reference, company },
      wrote: doc.message ?? undefined,
    }));
  },
  async written(req, id) {
    // Answered once it is delivered: `followDelivery`.
    await req.payload.update({
      collection: 'messages',
      where: { id: { equals: id }, status: { equals: 'new' } },
      data: { status: 'in-progress' },
      depth: 0,
      overrideAccess: true,
      req,
    });
  },
};
