import { recordAudit } from '@riverfront/content/audit';
import type { Transaction } from '@riverfront/content/transaction';

/** Lets recruiters see what an applicant did, and writes it into the audit trail. */
export async function noteChange(
  { payload, req }: Transaction,
  application: { id: number; reference: string },
  text: string,
): Promise<void> {
  await payload.create({
    collection: 'application-notes',
    data: { about: application.id, kind: 'change', text },
    depth: 0,
    overrideAccess: true,
    req,
  });
  await recordAudit(req, {
    action: 'changed',
    kind: 'applications',
    record: application.id,
    summary: `${application.reference}: ${text}`,
    actorName: 'An applicant',
  });
}
