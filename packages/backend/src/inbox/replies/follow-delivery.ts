import type { CollectionSlug } from 'payload';
import { findOne } from '../../database/records.ts';
import type { Transaction } from '../../database/transaction.ts';
import { markAnswered } from '../messages/status.ts';

/** State of a reply's email. */
interface DeliveryOutcome {
  delivery: 'waiting' | 'sent' | 'failed';
  /** Why it was not delivered, for its author; null when a mail server accepted it. */
  error: string | null;
}

/**
 * Stores the state of an email in the note of the reply that it carries, and updates the message that it
 * answers. A delivered reply settles failed ones before it.
 */
export async function followDelivery(
  { payload, req }: Transaction,
  mail: number,
  { delivery, error }: DeliveryOutcome,
): Promise<void> {
  const shared = { depth: 0, req } as const;
  for (const collection of ['application-notes', 'message-notes'] as const satisfies CollectionSlug[]) {
    const note = await findOne(req, collection, { mail: { equals: mail } });
    if (!note) continue;
    const deliveredAt = delivery === 'sent' ? new Date().toISOString() : null;
    const data = { delivery, deliveryError: error, deliveredAt };
    await payload.update({ ...shared, collection, id: note.id, data });
    if (!deliveredAt) continue;
    await payload.update({
      ...shared,
      collection,
      where: { about: { equals: note.about }, delivery: { equals: 'failed' } },
      data: { delivery: 'settled' },
    });
    if (collection === 'message-notes')
      await markAnswered(req, Number(note.about), { createdAt: note.createdAt, deliveredAt });
  }
}
