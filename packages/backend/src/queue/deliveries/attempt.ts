import type { Payload } from 'payload';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { Attempt } from '../queue.ts';
import type { DeliveryCollection, DeliveryRows } from './enqueue.ts';

/** The operations of one kind of delivery. */
export interface DeliveryHandler<C extends DeliveryCollection> {
  collection: C;
  /** @throws {Error} when it failed; with `isPermanent: true` when no retry can help */
  send(row: DeliveryRows[C]): Promise<void>;
  /** Values that are stored with the success. */
  sentValues?: Partial<DeliveryRows[C]>;
  /** Runs in the transaction that records a result. */
  onRecorded?(row: DeliveryRows[C], transaction: Transaction): Promise<void>;
}

/** A failure that no retry can mend: the delivery is listed as failed at once. */
export class PermanentDeliveryError extends Error {
  override readonly name = 'PermanentDeliveryError';
  readonly isPermanent = true;
}

/**
 * Attempts a delivery once and records the result. A delivery that is not waiting is skipped, so a task that
 * the queue hands out twice sends nothing twice.
 * @throws the error of the attempt when the queue is to retry it
 */
export async function attemptDelivery<C extends DeliveryCollection>(
  payload: Payload,
  handler: DeliveryHandler<C>,
  id: number,
  { isLast }: Attempt,
): Promise<void> {
  const row = await findRow(payload, handler.collection, id);
  if (row?.state !== 'waiting') return;
  const attempts = row.attempts + 1;
  try {
    await handler.send(row);
  } catch (error) {
    const isPermanent = error instanceof Error && 'isPermanent' in error && error.isPermanent === true;
    await recordDelivery(payload, handler, id, {
      attempts,
      lastError: (error instanceof Error ? error.message : String(error)).slice(0, 300),
      ...((isPermanent || isLast) && { state: 'failed' }),
    });
    if (isPermanent) return;
    throw error;
  }
  const sentAt = new Date().toISOString();
  await recordDelivery(payload, handler, id, {
    state: 'sent',
    attempts,
    sentAt,
    lastError: null,
    ...handler.sentValues,
  });
}

type Recorder<C extends DeliveryCollection> = Pick<DeliveryHandler<C>, 'collection' | 'onRecorded'>;

/** Marks a delivery as failed whose task was given up, for example because the process was killed each time. */
export async function markDeliveryFailed<C extends DeliveryCollection>(
  payload: Payload,
  handler: Recorder<C>,
  id: number,
): Promise<void> {
  const row = await findRow(payload, handler.collection, id);
  if (row?.state === 'waiting') await recordDelivery(payload, handler, id, { state: 'failed' });
}

/** Stores the result of a delivery, and what follows from it, in one transaction. */
export async function recordDelivery<C extends DeliveryCollection>(
  payload: Payload,
  { collection, onRecorded }: Recorder<C>,
  id: number,
  data: Partial<Pick<DeliveryRows[C], 'state' | 'attempts' | 'lastError' | 'sentAt'>>,
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const { req } = transaction;
    const row = await payload.update({
      collection: collection as DeliveryCollection,
      id,
      data,
      depth: 0,
      req,
    });
    await onRecorded?.(row as DeliveryRows[C], transaction);
  });
}

async function findRow<C extends DeliveryCollection>(payload: Payload, collection: C, id: number) {
  return (await payload.findByID({
    collection: collection as DeliveryCollection,
    id,
    depth: 0,
    disableErrors: true,
  })) as DeliveryRows[C] | null;
}
