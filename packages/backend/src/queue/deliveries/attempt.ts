import type { Payload } from 'payload';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { Mail } from '../../payload-types.ts';
import type { Attempt } from '../queue.ts';

/** Renders and sends stored emails. */
export interface EmailHandler {
  /** @throws {Error} when it failed; with `isPermanent: true` when no retry can help */
  send(row: Mail): Promise<void>;
  /** Values that are stored with the success. */
  sentValues: Partial<Mail>;
  /** Runs in the transaction that records a result. */
  onRecorded: OnRecorded;
}

/** Works on what follows from the result of an email, in the transaction that records it. */
export type OnRecorded = (row: Mail, transaction: Transaction) => Promise<void>;

/** A failure that no retry can mend: the email is listed as failed at once. */
export class PermanentDeliveryError extends Error {
  override readonly name = 'PermanentDeliveryError';
  readonly isPermanent = true;
}

/**
 * Attempts an email once and records the result. One that is not waiting is skipped, so a task that the queue hands
 * out twice sends nothing twice.
 * @throws the error of the attempt when the queue is to retry it
 */
export async function attemptDelivery(
  payload: Payload,
  { send, sentValues, onRecorded }: EmailHandler,
  id: number,
  { isLast }: Attempt,
): Promise<void> {
  const row = await findRow(payload, id);
  if (row?.state !== 'waiting') return;
  const attempts = row.attempts + 1;
  try {
    await send(row);
  } catch (error) {
    const isPermanent = error instanceof Error && 'isPermanent' in error && error.isPermanent === true;
    await recordDelivery(payload, onRecorded, id, {
      attempts,
      lastError: (error instanceof Error ? error.message : String(error)).slice(0, 300),
      ...((isPermanent || isLast) && { state: 'failed' }),
    });
    if (isPermanent) return;
    throw error;
  }
  const sentAt = new Date().toISOString();
  const result = { state: 'sent', attempts, sentAt, lastError: null, ...sentValues } as const;
  await recordDelivery(payload, onRecorded, id, result);
}

/** Marks an email as failed whose task was given up, for example because the process was killed each time. */
export async function markDeliveryFailed(
  payload: Payload,
  onRecorded: OnRecorded,
  id: number,
): Promise<void> {
  const row = await findRow(payload, id);
  if (row?.state === 'waiting') await recordDelivery(payload, onRecorded, id, { state: 'failed' });
}

/** Stores the result of an email, and what follows from it, in one transaction. */
async function recordDelivery(
  payload: Payload,
  onRecorded: OnRecorded,
  id: number,
  data: Partial<Mail>,
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const { req } = transaction;
    await onRecorded(await payload.update({ collection: 'mails', id, data, depth: 0, req }), transaction);
  });
}

async function findRow(payload: Payload, id: number): Promise<Mail | null> {
  return await payload.findByID({ collection: 'mails', id, depth: 0, disableErrors: true });
}
