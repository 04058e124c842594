import { recordAudit } from '@riverfront/content/audit';
import { eraseRecords } from '@riverfront/content/erasure';
import { inTransaction } from '@riverfront/content/transaction';
import { Refusal } from '../commands/refusal.ts';
import { lockOwn } from './find-own.ts';
import type { OwnDeps } from './own-deps.ts';

/** What stays of an erased application. */
export interface Erasure {
  reference: string;
  erasedAt: string;
}

/**
 * Erases an application with everything about it. What stays is its reference:
 * in the audit trail and on a deletion receipt.
 * @throws {Refusal} 404, 409 while a legal hold is set
 */
export async function erase({ payload, queue }: OwnDeps, email: string, reference: string): Promise<Erasure> {
  const erasedAt = new Date().toISOString();
  await inTransaction(payload(), async (transaction) => {
    const { req } = transaction;
    const found = await lockOwn(transaction, email, reference);
    if (found.legalHold)
      throw new Refusal(
        409,
        'on-hold',
        'We have to keep this application for now, because a legal duty or a legal claim needs it. We erase it when that ends; the privacy policy says whom to ask.',
      );
    await eraseRecords(
      transaction,
      queue,
      { collection: 'applications', ids: [found.id] },
      { summary: 'Erased by the applicant' },
    );
    await recordAudit(req, {
      action: 'erased',
      kind: 'applications',
      record: found.id,
      summary: `Application ${reference} was erased by its applicant.`,
      actorName: 'An applicant',
    });
  });
  queue.wake('erasure');
  return { reference, erasedAt };
}
