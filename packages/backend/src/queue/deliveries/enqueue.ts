import { APIError, type Endpoint, type Field, type PayloadRequest } from 'payload';
import type { SendOptions } from 'pg-boss';
import { endpoint } from '../../accounts/endpoint.ts';
import type { Role } from '../../accounts/roles.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findOne } from '../../database/records.ts';
import { inTransaction, sql, type Transaction } from '../../database/transaction.ts';
import { instant, panel, selectField } from '../../fields/factories.ts';
import type { Delivery, Mail, User } from '../../payload-types.ts';
import { staffSideOf } from '../../staff-side.ts';
import { type Queue, waitForQueue } from '../queue.ts';

/** Collections of outgoing deliveries, with their rows: emails, and webhook calls to the CRM. */
export interface DeliveryRows {
  mails: Mail;
  deliveries: Delivery;
}
export type DeliveryCollection = keyof DeliveryRows;

type NewRow<C extends DeliveryCollection> = Omit<
  DeliveryRows[C],
  'id' | 'state' | 'attempts' | 'createdAt' | 'updatedAt'
>;

/**
 * Stores a delivery and adds the task that attempts it, in the caller's transaction (transactional outbox).
 * @returns id of the delivery
 */
export async function enqueueDelivery<C extends DeliveryCollection>(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  collection: C,
  row: NewRow<C>,
  options?: SendOptions,
): Promise<number> {
  const { payload, req } = transaction;
  const data = { ...row, state: 'waiting', attempts: 0 } as unknown as DeliveryRows[DeliveryCollection];
  const { id } = await payload.create({ collection: collection as DeliveryCollection, data, depth: 0, req });
  await sendDeliveryTask(transaction, queue, collection, id, options);
  return id;
}

/** Puts a stored delivery back into the queue. */
export async function requeueDelivery(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  collection: DeliveryCollection,
  id: number,
): Promise<void> {
  const { payload, req } = transaction;
  const data = { state: 'waiting' as const, lastError: null };
  await payload.update({ collection, id, data, depth: 0, req });
  await sendDeliveryTask(transaction, queue, collection, id);
}

function sendDeliveryTask(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  collection: DeliveryCollection,
  id: number,
  options?: SendOptions,
): Promise<void> {
  return collection === 'mails'
    ? queue.send(transaction, 'mail', { mail: id }, options)
    : queue.send(transaction, 'webhook', { delivery: id }, options);
}

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
    const { execute } = transaction;
    await execute(sql`select id from ${sql.identifier(collection)} where id = ${id} for update`);
    const row = await findOne(transaction.req, collection as DeliveryCollection, { id: { equals: id } });
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

/** `POST /test` of a collection of deliveries: sends one on purpose. @param enqueue returns its id */
export function testEndpoint(
  kind: DeliveryCollection,
  enqueue: (transaction: Transaction, queue: Queue, user: User) => Promise<number>,
): Endpoint {
  return endpoint({
    method: 'post',
    path: '/test',
    roles: [],
    async handler({ payload, user }) {
      const { queue } = staffSideOf(payload);
      await waitForQueue(queue);
      const id = await inTransaction(payload, async (transaction) => {
        const record = await enqueue(transaction, queue, user);
        transaction.req.user = user;
        await recordAudit(transaction.req, { action: 'mailed', kind, record, summary: 'Test' });
        return record;
      });
      return Response.json({ id }, { status: 201 });
    },
  });
}

/** Button of the staff side that retries a failed delivery. */
export const retryField = panel('again', '/admin/queue/deliveries#RetryDelivery', {
  position: 'sidebar',
  disableListColumn: true,
  condition: (data) => data?.state === 'failed',
});

/** State of an outgoing delivery: an email, or a webhook call. */
export const deliveryFields: Field[] = [
  selectField(
    'state',
    { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' },
    {
      defaultValue: 'waiting',
      index: true,
    },
  ),
  { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
  { name: 'lastError', type: 'text' },
  { name: 'sentAt', type: 'date', admin: instant },
];
