import { APIError, type PayloadRequest } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import type { Delivery, Mail } from '../payload-types.ts';
import { staffSideOf } from '../staff-side.ts';
import { inTransaction, sql, type Transaction } from '../transaction.ts';
import { opened } from './opened.ts';
import type { Queue } from './queue.ts';

/** What staff read when something is on its way again. */
export interface Retried {
  message: string;
}

interface Retry {
  collection: 'mails' | 'deliveries';
  id: number;
  mayRetry: boolean;
  /** Throws when this one is not to be tried again. */
  refuse?: (record: Mail | Delivery) => void;
  send: (queue: Queue, transaction: Transaction) => Promise<void>;
}

/**
 * Puts something that failed back into the queue, for another day of tries. Of
 * two at once, one is told that it is on its way already.
 * @throws {APIError} 403, 404, 409, 503
 */
export async function retryFailed(req: PayloadRequest, retry: Retry): Promise<Retried> {
  const { collection, id, mayRetry, refuse, send } = retry;
  if (!mayRetry) throw new APIError('You are not allowed to send this again.', 403, null, true);
  const { queue } = staffSideOf(req.payload);
  await opened(queue);
  await inTransaction(req.payload, async (transaction) => {
    const { payload, execute } = transaction;
    const table = sql.identifier(collection);
    await execute(sql`select id from ${table} where id = ${id} for update`);
    const every = { collection, id, depth: 0, overrideAccess: true, req: transaction.req } as const;
    const record = await payload.findByID({ ...every, disableErrors: true });
    if (!record) throw new APIError('This is not there any more.', 404, null, true);
    if (record.state !== 'failed')
      throw new APIError(
        record.state === 'sent' ? 'This was sent already.' : 'This is on its way already.',
        409,
        null,
        true,
      );
    refuse?.(record);
    await payload.update({ ...every, data: { state: 'waiting' } });
    await send(queue, transaction);
    transaction.req.user = req.user;
    await recordAudit(transaction.req, {
      action: collection === 'mails' ? 'mailed' : 'changed',
      kind: collection,
      record: id,
      summary: `Sent again after it had failed: ${'kind' in record ? record.kind : record.event}${record.about ? `, ${record.about}` : ''}`,
    });
  });
  return { message: 'It is on its way again. Reload this page in a minute to see whether it arrived.' };
}
