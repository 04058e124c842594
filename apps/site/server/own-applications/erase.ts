import { recordAudit } from '@riverfront/content/audit';
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
 * Erases an application with its notes, its mails and its file. What stays is
 * its number: in the audit trail and on a deletion receipt. The file goes after
 * the commit; should that fail, the sweep takes it within the hour.
 * @throws {Refusal} 404, 409 while a legal hold is set
 */
export async function erase(
  { payload, resumes }: OwnDeps,
  email: string,
  reference: string,
): Promise<Erasure> {
  const erasedAt = new Date().toISOString();
  const storedName = await inTransaction(payload(), async (transaction) => {
    const { req } = transaction;
    const found = await lockOwn(transaction, email, reference);
    if (found.legalHold)
      throw new Refusal(
        409,
        'on-hold',
        'We have to keep this application for now, because a legal duty or a legal claim needs it. We erase it when that ends; the privacy policy says whom to ask.',
      );
    const every = { depth: 0, overrideAccess: true, req } as const;
    await payload().delete({
      collection: 'application-notes',
      where: { about: { equals: found.id } },
      ...every,
    });
    await payload().delete({ collection: 'mails', where: { about: { equals: reference } }, ...every });
    await payload().delete({ collection: 'applications', id: found.id, ...every });
    await recordAudit(req, {
      action: 'erased',
      kind: 'applications',
      record: found.id,
      summary: `Application ${reference} was erased by its applicant.`,
      actorName: 'An applicant',
    });
    await payload().create({
      collection: 'retention-receipts',
      data: {
        kind: 'applications',
        summary: 'Erased by the applicant',
        deleted: 1,
        held: 0,
        before: erasedAt,
        references: [reference],
      },
      ...every,
    });
    return found.resume?.storedName;
  });
  if (storedName) await resumes.remove(storedName).catch(() => {});
  return { reference, erasedAt };
}
