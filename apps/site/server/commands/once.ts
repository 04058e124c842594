import { sql, type Transaction } from '@riverfront/content/transaction';
import type { Payload, PayloadRequest } from 'payload';

/** What its sender was told about a record. */
export interface Receipt {
  reference: string;
}

/** The receipt of the record that a form made before, if it did. */
export async function receiptOf(
  payload: Payload,
  collection: 'messages' | 'applications',
  submissionKey: string,
  req?: PayloadRequest,
): Promise<Receipt | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { submissionKey: { equals: submissionKey } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...(req && { req }),
  });
  return docs[0] && { reference: docs[0].reference };
}

/**
 * The same inside a transaction. Others with the same key wait here until it
 * ends, so of many at once only one makes a record.
 */
export async function receiptInTurn(
  { payload, req, execute }: Transaction,
  collection: 'messages' | 'applications',
  submissionKey: string,
): Promise<Receipt | undefined> {
  await execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 0))`);
  return receiptOf(payload, collection, submissionKey, req);
}
