import type { CollectionSlug } from 'payload';
import { followReply } from '../messages/follow-reply.ts';
import type { ApplicationNote, MessageNote } from '../payload-types.ts';
import type { Transaction } from '../transaction.ts';

/** What became of the mail of a reply. */
export interface DeliveryOutcome {
  delivery: 'waiting' | 'sent' | 'failed';
  /** Why it is not delivered, for whoever wrote it; null when it is. */
  error: string | null;
}

/**
 * Writes what became of a mail into the note of the reply that it carries, and settles the message it answers.
 * One that is delivered settles those before it that were not.
 */
export async function followDelivery(
  { payload, req }: Transaction,
  mail: number,
  { delivery, error }: DeliveryOutcome,
): Promise<void> {
  const shared = { depth: 0, overrideAccess: true, req } as const;
  for (const collection of ['application-notes', 'message-notes'] as const satisfies CollectionSlug[]) {
    const { docs } = await payload.find({
      ...shared,
      collection,
      where: { mail: { equals: mail } },
      limit: 1,
    });
    const [note] = docs as (ApplicationNote | MessageNote)[];
    if (!note) continue;
    const data = {
      delivery,
      deliveryError: error,
      deliveredAt: delivery === 'sent' ? new Date().toISOString() : null,
    };
    await payload.update({ ...shared, collection, id: note.id, data });
    if (delivery === 'sent')
      await payload.update({
        ...shared,
        collection,
        where: { about: { equals: note.about }, delivery: { equals: 'failed' } },
        data: { delivery: 'settled' },
      });
    if (collection === 'message-notes')
      await followReply(req, Number(note.about), note.deliveredAt ?? undefined);
  }
}
