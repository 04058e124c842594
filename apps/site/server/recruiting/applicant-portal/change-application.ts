import { recordAudit } from '@riverfront/backend/audit/record-audit';
import { inTransaction, type Transaction } from '@riverfront/backend/database/transaction';
import { addChangeNote } from '@riverfront/backend/inbox/notes/collection';
import type { Application } from '@riverfront/backend/payload-types';
import { eraseRecords } from '@riverfront/backend/privacy/erasure/erase-records';
import { isUndecided } from '@riverfront/backend/recruiting/applications/stages';
import type { PortalApplication } from '@riverfront/contract';
import { HttpError } from '../../api/http-error.ts';
import { lockApplication, type PortalDeps } from './access.ts';
import { presentApplication } from './present-application.ts';

/**
 * Withdraws an application; withdrawing it again changes nothing.
 * @throws {HttpError} 404, 409 when it has been decided on
 */
export async function withdrawApplication(
  { payload }: PortalDeps,
  email: string,
  reference: string,
): Promise<PortalApplication> {
  const doc = await inTransaction(payload(), async (transaction) => {
    const found = await lockApplication(transaction, email, reference);
    if (found.stage === 'withdrawn') return found;
    if (!isUndecided(found.stage))
      throw new HttpError(
        409,
        'not-now',
        'This application has been decided on, so there is nothing to withdraw any more. You can still erase it.',
      );
    return changeApplication(transaction, found, 'Withdrawn by the applicant.', {
      stage: 'withdrawn',
      stageChangedAt: new Date().toISOString(),
    });
  });
  return presentApplication(payload(), doc);
}

/**
 * Erases an application with all its data. Only its reference remains, in the audit trail and on a deletion receipt.
 * @throws {HttpError} 404, 409 while a legal hold is set
 */
export async function eraseApplication(
  { payload, queue }: PortalDeps,
  email: string,
  reference: string,
): Promise<{ reference: string; erasedAt: string }> {
  const erasedAt = new Date().toISOString();
  await inTransaction(payload(), async (transaction) => {
    const { id, legalHold } = await lockApplication(transaction, email, reference);
    if (legalHold)
      throw new HttpError(
        409,
        'on-hold',
        'We have to keep this application for now, because a legal duty or a legal claim needs it. We erase it when that ends; the privacy policy says whom to ask.',
      );
    const summary = 'Erased by the applicant';
    await eraseRecords(transaction, queue, { collection: 'applications', ids: [id] }, { summary });
    await recordAudit(transaction.req, {
      action: 'erased',
      kind: 'applications',
      record: id,
      summary: `Application ${reference} was erased by its applicant.`,
      actorName: 'An applicant',
    });
  });
  queue.wake('erasure');
  return { reference, erasedAt };
}

/** Updates an application for its applicant, with a note that recruiters read and an audit event. */
async function changeApplication(
  { payload, req }: Transaction,
  { id, reference }: Application,
  text: string,
  data: Partial<Application>,
): Promise<Application> {
  await addChangeNote(req, 'application-notes', id, text);
  await recordAudit(req, {
    action: 'changed',
    kind: 'applications',
    record: id,
    summary: `${reference}: ${text}`,
    actorName: 'An applicant',
  });
  return payload.update({ collection: 'applications', id, data, depth: 0, overrideAccess: true, req });
}
