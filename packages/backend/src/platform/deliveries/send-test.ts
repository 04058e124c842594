import { APIError, type Endpoint } from 'payload';
import { hasRole } from '../../access/roles.ts';
import type { User } from '../../payload-types.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Queue } from '../queue/queue.ts';
import { waitForQueue } from '../queue/send-only-queue.ts';
import { staffSideOf } from '../staff-side.ts';
import { inTransaction, type Transaction } from '../transaction/transaction.ts';
import type { DeliveryCollection } from './enqueue.ts';

/** `POST /test` of a collection of deliveries: sends one on purpose. @param enqueue returns its id */
export function testEndpoint(
  kind: DeliveryCollection,
  enqueue: (transaction: Transaction, queue: Queue, user: User) => Promise<number>,
): Endpoint {
  return {
    path: '/test',
    method: 'post',
    async handler({ payload, user }) {
      if (!user) throw new APIError('Please sign in.', 401);
      if (!hasRole(user, 'administrator')) throw new APIError('Only administrators may send a test.', 403);
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
  };
}
