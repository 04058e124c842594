import { APIError, type PayloadRequest } from 'payload';
import { recordAudit } from '../../audit/record-audit.ts';
import { findOne } from '../../database/records.ts';
import { inTransaction, sql, type Transaction } from '../../database/transaction.ts';
import { staffSideOf } from '../../staff-side.ts';
import { waitForQueue } from '../queue.ts';

/**
 * Puts a failed email back into the queue, for another day of attempts. Of two concurrent calls one is rejected.
 * @param onRequeued runs in the same transaction
 * @returns what staff read
 * @throws {APIError} 404, 409 when it has not failed or is a one-time code, 503
 */
export async function retryEmail(
  req: PayloadRequest,
  id: number,
  onRequeued?: (transaction: Transaction) => Promise<void>,
): Promise<{ message: string }> {
  const { queue } = staffSideOf(req.payload);
  await waitForQueue(queue);
  await inTransaction(req.payload, async (transaction) => {
    const { execute, payload } = transaction;
    await execute(sql`select id from mails where id = ${id} for update`);
    const row = await findOne(transaction.req, 'mails', { id: { equals: id } });
    if (!row) throw new APIError('This does not exist any more.', 404);
    if (row.state === 'sent') throw new APIError('This has been sent already.', 409);
    if (row.state === 'waiting') throw new APIError('This is waiting to be sent already.', 409);
    if (row.kind === 'one-time-code')
      throw new APIError(
        'A one-time code is not sent again: it has expired. Whoever needs one can ask for a new one.',
        409,
      );
    const data = { state: 'waiting' as const, lastError: null };
    await payload.update({ collection: 'mails', id, data, depth: 0, req: transaction.req });
    await queue.send(transaction, 'mail', { mail: id });
    await onRequeued?.(transaction);
    transaction.req.user = req.user;
    await recordAudit(transaction.req, {
      action: 'mailed',
      kind: 'mails',
      record: id,
      summary: `Sent again after it had failed: ${row.kind}${row.about ? `, ${row.about}` : ''}`,
    });
  });
  return { message: 'Queued again. Reload this page in a minute to see whether it was delivered.' };
}
