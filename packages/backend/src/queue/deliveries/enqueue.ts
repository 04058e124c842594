import type { SendOptions } from 'pg-boss';
import type { Transaction } from '../../database/transaction.ts';
import type { Delivery, Mail } from '../../payload-types.ts';
import type { Queue } from '../queue.ts';

/** Collections of outgoing deliveries, with their rows: emails, and webhook calls to the CRM. */
export interface DeliveryRows {
  mails: Mail;
  deliveries: Delivery;
}
export type DeliveryCollection = keyof DeliveryRows;

type NewRow<C extends DeliveryCollection> = Omit<
  DeliveryRows[C],
  'id' | 'state' | 'attempts' | 'createdAt' | 'updatedAt'
>;

/**
 * Stores a delivery and adds the task that attempts it, in the caller's transaction (transactional outbox).
 * @returns id of the delivery
 */
export async function enqueueDelivery<C extends DeliveryCollection>(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  collection: C,
  row: NewRow<C>,
  options?: SendOptions,
): Promise<number> {
  const { payload, req } = transaction;
  const data = { ...row, state: 'waiting', attempts: 0 } as unknown as DeliveryRows[DeliveryCollection];
  const { id } = await payload.create({ collection: collection as DeliveryCollection, data, depth: 0, req });
  await sendDeliveryTask(transaction, queue, collection, id, options);
  return id;
}

/** Puts a stored delivery back into the queue. */
export async function requeueDelivery(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  collection: DeliveryCollection,
  id: number,
): Promise<void> {
  const { payload, req } = transaction;
  const data = { state: 'waiting' as const, lastError: null };
  await payload.update({ collection, id, data, depth: 0, req });
  await sendDeliveryTask(transaction, queue, collection, id);
}

function sendDeliveryTask(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  collection: DeliveryCollection,
  id: number,
  options?: SendOptions,
): Promise<void> {
  return collection === 'mails'
    ? queue.send(transaction, 'mail', { mail: id }, options)
    : queue.send(transaction, 'webhook', { delivery: id }, options);
}
