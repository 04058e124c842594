import type { CollectionSlug, Payload, Where } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import type { ResumeStore } from '../resumes/store.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { type Batch, countDue, lockDue } from './due.ts';
import { type RetentionKind, retentionKinds } from './kinds.ts';
import { limitsAt, readPeriods } from './limits.ts';

export interface DeleteOptions {
  payload: Payload;
  resumes: ResumeStore;
  /** The moment from which all periods are counted back. */
  now?: Date;
  /** Records of one transaction. */
  batchSize?: number;
  /** Milliseconds after which no further batch is begun; the next run goes on. */
  patience?: number;
}

/** How many records of each kind are gone. */
export type Deleted = Partial<Record<RetentionKind['name'], number>>;

/**
 * Deletes what is due, batch by batch. Each batch is one transaction with its
 * receipt, so a run that is killed leaves whole batches, and the next one goes
 * on. A file is removed after the commit; one that a killed run left behind is
 * an orphan and is swept.
 * @throws what the database or the store of files throws
 */
export async function deleteDue(options: DeleteOptions): Promise<Deleted> {
  const { payload, resumes, now = new Date(), batchSize = 100, patience = 45 * 60_000 } = options;
  const end = Date.now() + patience;
  const deleted: Deleted = {};
  for (const kind of retentionKinds) {
    while (Date.now() < end) {
      const batch = await inTransaction(payload, (transaction) =>
        deleteBatch(transaction, kind, now, batchSize),
      );
      if (batch.ids.length === 0) break;
      deleted[kind.name] = (deleted[kind.name] ?? 0) + batch.ids.length;
      for (const file of batch.files) await resumes.remove(file);
    }
  }
  return deleted;
}

async function deleteBatch(
  transaction: Transaction,
  kind: RetentionKind,
  now: Date,
  size: number,
): Promise<Batch> {
  const { payload, req, execute } = transaction;
  // Read each time: whoever lengthens a period while a run goes on must be heeded.
  const limits = limitsAt(now, await readPeriods(payload, req));
  const batch = await lockDue(execute, kind, limits, size);
  if (batch.ids.length === 0) return batch;
  const { held } = await countDue(execute, kind, limits);
  await deleteAbout(transaction, kind, batch);
  await remove(transaction, kind.collection, { id: { in: batch.ids } });
  const summary = `${batch.ids.length} × ${kind.label}`;
  await payload.create({
    collection: 'retention-receipts',
    data: {
      kind: kind.name,
      summary,
      deleted: batch.ids.length,
      held,
      before: limits[kind.name].toISOString(),
      references: batch.references,
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  await recordAudit(req, { action: 'retired', kind: kind.collection, summary, actorName: 'The site' });
  return batch;
}

/** Notes, mails and deliveries go with the record that they are about. */
async function deleteAbout(
  transaction: Transaction,
  { collection }: RetentionKind,
  { ids, references }: Batch,
): Promise<void> {
  if (collection !== 'applications' && collection !== 'messages') return;
  const notes = collection === 'applications' ? 'application-notes' : 'message-notes';
  await remove(transaction, notes, { about: { in: ids } });
  await remove(transaction, 'mails', { about: { in: references } });
  if (collection === 'messages') await remove(transaction, 'deliveries', { about: { in: references } });
}

/** `context.retention` tells hooks that it is this job: it alone may delete from the audit trail. */
async function remove({ payload, req }: Transaction, collection: CollectionSlug, where: Where) {
  const { errors } = await payload.delete({
    collection,
    where,
    context: { retention: true },
    depth: 0,
    overrideAccess: true,
    req,
  });
  const [error] = errors;
  if (error) throw new Error(`Could not delete number ${error.id} of ${collection}: ${error.message}`);
}
