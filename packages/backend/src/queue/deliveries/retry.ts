import { APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { endpoint } from '../../accounts/endpoint.ts';
import type { Role } from '../../accounts/roles.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction, sql, type Transaction } from '../../database/transaction.ts';
import { staffSideOf } from '../../staff-side.ts';
import { waitForQueue } from '../send-only-queue.ts';
import { type DeliveryCollection, type DeliveryRows, requeueDelivery } from './enqueue.ts';

/** Who may retry failed deliveries of a collection, and which. */
export interface RetryRules<C extends DeliveryCollection> {
  collection: C;
  roles: Role[];
  /** @throws {APIError} 409 for a delivery that cannot be retried */
  assertRetriable?(row: DeliveryRows[C]): void;
  /** Runs in the transaction that puts it back into the queue. */
  onRequeued?(transaction: Transaction): Promise<void>;
}

/** `POST /:id/retry` of a collection of deliveries. */
export function retryEndpoint<C extends DeliveryCollection>(rules: RetryRules<C>): Endpoint {
  return endpoint({
    method: 'post',
    path: '/:id/retry',
    roles: rules.roles,
    handler: (req, { id }) => retryDelivery(req, rules, id),
  });
}

/**
 * Puts a failed delivery back into the queue, for another day of attempts. Of two concurrent calls one is rejected.
 * @returns what staff read
 * @throws {APIError} 404, 409 when it has not failed, 503
 */
export async function retryDelivery<C extends DeliveryCollection>(
  req: PayloadRequest,
  { collection, assertRetriable, onRequeued }: Omit<RetryRules<C>, 'roles'>,
  id: number,
): Promise<{ message: string }> {
  const { queue } = staffSideOf(req.payload);
  await waitForQueue(queue);
  await inTransaction(req.payload, async (transaction) => {
    const { payload, execute } = transaction;
    await execute(sql`select id from ${sql.identifier(collection)} where id = ${id} for update`);
    const row = await payload.findByID({
      collection: collection as DeliveryCollection,
      id,
      depth: 0,
      disableErrors: true,
      req: transaction.req,
    });
    if (!row) throw new APIError('This does not exist any more.', 404);
    if (row.state === 'sent') throw new APIError('This has been sent already.', 409);
    if (row.state === 'waiting') throw new APIError('This is waiting to be sent already.', 409);
    assertRetriable?.(row as DeliveryRows[C]);
    await requeueDelivery(transaction, queue, collection, id);
    await onRequeued?.(transaction);
    transaction.req.user = req.user;
    const what = 'kind' in row ? row.kind : row.event;
    await recordAudit(transaction.req, {
      action: collection === 'mails' ? 'mailed' : 'changed',
      kind: collection,
      record: id,
      summary: `Sent again after it had failed: ${what}${row.about ? `, ${row.about}` : ''}`,
    });
  });
  return { message: 'Queued again. Reload this page in a minute to see whether it was delivered.' };
}

/** Counts failed deliveries that staff can retry, so one-time codes are left out. */
export async function countFailedDeliveries(payload: Payload) {
  const [mails, deliveries] = await Promise.all([
    payload.count({
      collection: 'mails',
      where: { and: [{ state: { equals: 'failed' } }, { kind: { not_equals: 'one-time-code' } }] },
    }),
    payload.count({ collection: 'deliveries', where: { state: { equals: 'failed' } } }),
  ]);
  return { mails: mails.totalDocs, deliveries: deliveries.totalDocs };
}
