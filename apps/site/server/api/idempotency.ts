import { createHash } from 'node:crypto';
import { findOne } from '@riverfront/backend/database/records';
import { lock, type Transaction } from '@riverfront/backend/database/transaction';
import type { Payload, PayloadRequest } from 'payload';

/** What the sender of a record is told about it. */
export interface Receipt {
  reference: string;
}

/**
 * Creates the idempotency key of a submission: the same form key and the same content are one submission, so
 * a text that was changed after a lost response is stored as well.
 * @param formKey without one (no JavaScript), the same content on the same day is one submission
 */
export function createSubmissionKey(formKey: string | undefined, content: unknown, now = new Date()): string {
  const scope = formKey ?? now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([scope, content]))
    .digest('base64url');
}

/** Finds the receipt of a submission that was stored before. */
export async function findReceipt(
  payload: Payload,
  collection: 'messages' | 'applications',
  submissionKey: string,
  req?: PayloadRequest,
): Promise<Receipt | undefined> {
  const found = await findOne(req ?? payload, collection, { submissionKey: { equals: submissionKey } });
  return found && { reference: found.reference };
}

/**
 * Finds the receipt inside a transaction, under an advisory lock that lasts until its end: of concurrent
 * submissions with one key only the first is stored.
 */
export async function findReceiptUnderLock(
  { payload, req, execute }: Transaction,
  collection: 'messages' | 'applications',
  submissionKey: string,
): Promise<Receipt | undefined> {
  await lock(execute, submissionKey);
  return findReceipt(payload, collection, submissionKey, req);
}

/** Runs work; concurrent calls with one key share the first call's promise. */
export type SingleFlight<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Creates a function that deduplicates concurrent work within one process: a request that is retried while the first
 * runs is not counted by rate limits, unlike one that waits for the advisory lock.
 */
export function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
