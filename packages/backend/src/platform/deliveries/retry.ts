import { APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { hasRole, type Role } from '../../access/roles.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { waitForQueue } from '../queue/send-only-queue.ts';
import { staffSideOf } from '../staff-side.ts';
import { inTransaction, sql, type Transaction } from '../transaction/transaction.ts';
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
  return {
    path: '/:id/retry',
    method: 'post',
    async handler(req) {
      if (!req.user) throw new APIError('Please sign in.', 401);
      return Response.json(await retryDelivery(req, rules, Number(req.routeParams?.id)));
    },
  };
}

/**
 * Puts a failed delivery back into the queue, for another day of attempts. Of two concurrent calls one is rejected.
 * @returns what staff read
 * @throws {APIError} 403, 404, 409 when it has not failed, 503
 */
export async function retryDelivery<C extends DeliveryCollection>(
  req: PayloadRequest,
  { collection, roles, assertRetriable, onRequeued }: RetryRules<C>,
  id: number,
): Promise<{ message: string }> {
  if (!hasRole(req.user, ...roles)) throw new APIError('You are not allowed to send this again.', 403);
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

export type FailedDeliveries = Awaited<ReturnType<typeof countFailedDeliveries>>;

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
