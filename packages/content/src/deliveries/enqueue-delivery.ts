import type { Queue } from '../queue/queue.ts';
import type { Transaction } from '../transaction.ts';

/**
 * Writes down that the customer system is to be told of a message, and the
 * telling, in the transaction of the message. A message is told once: of one
 * that was told or is about to be, nothing new is written; what failed is tried again.
 */
export async function enqueueDelivery(
  transaction: Transaction,
  queue: Queue,
  message: { id: number; reference: string },
): Promise<void> {
  const { payload, req } = transaction;
  const every = { collection: 'deliveries', depth: 0, overrideAccess: true, req } as const;
  const { docs } = await payload.find({
    ...every,
    where: { message: { equals: message.id } },
    limit: 1,
    pagination: false,
  });
  const [known] = docs;
  if (known && known.state !== 'failed') return;
  const { id } = known
    ? await payload.update({ ...every, id: known.id, data: { state: 'waiting', lastError: null } })
    : await payload.create({
        ...every,
        data: {
          event: 'message.received',
          about: message.reference,
          message: message.id,
          state: 'waiting',
          attempts: 0,
        },
      });
  await queue.send(transaction, 'webhook', { delivery: id });
}
