import type { Payload } from 'payload';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction, sql, type Transaction } from '../../database/transaction.ts';
import type { Queue } from '../../queue/queue.ts';
import { eraseRecords, writeReceipt } from '../erasure/erase-records.ts';
import { countDue, lockDue } from './due.ts';
import { type Limits, limitsAt, type RetentionKind, readPeriods, retentionKinds } from './periods.ts';

interface DeleteOptions {
  payload: Payload;
  queue: Pick<Queue, 'send'>;
  /** The instant from which all periods are counted back. */
  now?: Date;
  /** Records per transaction. */
  batchSize?: number;
  /** Milliseconds after which no further batch begins; the next run continues. */
  timeoutMs?: number;
}

/** Deleted records of each kind. */
export type Deleted = Partial<Record<RetentionKind['name'], number>>;

/**
 * Deletes what is due in batches. Each batch is one transaction with its receipt, so a killed run leaves whole
 * batches, and the next one continues.
 */
export async function deleteDue(options: DeleteOptions): Promise<Deleted> {
  const { payload, queue, now = new Date(), batchSize = 500, timeoutMs = 45 * 60_000 } = options;
  const end = Date.now() + timeoutMs;
  const deleted: Deleted = {};
  for (const kind of retentionKinds) {
    // Counted once: it reads all that is due.
    let held: number | undefined;
    while (Date.now() < end) {
      const count = await inTransaction(payload, async (transaction) => {
        // Read for each batch: a period may be lengthened during a run.
        const limits = limitsAt(now, await readPeriods(payload, transaction.req));
        held ??= (await countDue(transaction.execute, kind, limits)).held;
        return deleteBatch(transaction, queue, kind, { limits, held, size: batchSize });
      });
      if (count === 0) break;
      deleted[kind.name] = (deleted[kind.name] ?? 0) + count;
    }
  }
  return deleted;
}

async function deleteBatch(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  kind: RetentionKind,
  { limits, held, size }: { limits: Limits; held: number; size: number },
): Promise<number> {
  const { req, execute } = transaction;
  const { ids, references } = await lockDue(execute, kind, limits, size);
  if (ids.length === 0) return 0;
  const summary = `${ids.length} × ${kind.label}`;
  const receipt = { kind: kind.name, summary, before: limits[kind.name], held };
  const { collection } = kind;
  if (collection === 'applications' || collection === 'messages')
    await eraseRecords(transaction, queue, { collection, ids }, receipt);
  else {
    await execute(sql`delete from ${sql.identifier(collection.replace('-', '_'))} where id in ${ids}`);
    await writeReceipt(transaction, { ...receipt, deleted: ids.length, references });
    // Removes the files of the outbox as well.
    if (collection === 'mails') await queue.send(transaction, 'erasure', { files: [] });
  }
  await recordAudit(req, { action: 'retired', kind: collection, summary, actorName: 'The site' });
  return ids.length;
}
