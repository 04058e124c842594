import type { Endpoint } from 'payload';
import { endpoint } from '../../accounts/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { User } from '../../payload-types.ts';
import { staffSideOf } from '../../staff-side.ts';
import type { Queue } from '../queue.ts';
import { waitForQueue } from '../send-only-queue.ts';
import type { DeliveryCollection } from './enqueue.ts';

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
