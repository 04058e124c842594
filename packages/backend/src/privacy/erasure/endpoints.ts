import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload';
import { endpoint } from '../../accounts/endpoint.ts';
import { maxRecords } from '../../audit/lists.ts';
import { findAll } from '../../database/records.ts';
import { inTransaction } from '../../database/transaction.ts';
import { waitForQueue } from '../../queue/queue.ts';
import { staffSideOf } from '../../staff-side.ts';
import { type ErasableSlug, eraseRecords, LegalHoldError } from './erase-records.ts';

/**
 * `DELETE /api/<collection>/:id` and `DELETE /api/<collection>?where=…` in place of Payload's own, which delete
 * neither what is related to a record nor its files. Responses have Payload's shapes, because its screens read them.
 */
export function eraseEndpoints(collection: ErasableSlug): Endpoint[] {
  return [
    endpoint({
      method: 'delete',
      path: '/',
      roles: [],
      async handler(req) {
        const { where } = req.query as { where?: Where };
        if (!where || typeof where !== 'object') throw new APIError('Say which records to delete.', 400);
        try {
          const ids = await erase(req, collection, where);
          return {
            docs: ids.map((id) => ({ id })),
            errors: [],
            message: `Deleted ${ids.length} successfully.`,
          };
        } catch (error) {
          // Payload's dialog reads `docs` whatever the status.
          if (!(error instanceof LegalHoldError || error instanceof TooManyRecordsError)) throw error;
          const { message, status } = error;
          return Response.json({ message, docs: [], errors: [{ message }] }, { status });
        }
      },
    }),
    endpoint({
      method: 'delete',
      path: '/:id',
      roles: [],
      async handler(req, { id }) {
        const [erased] = await erase(req, collection, { id: { equals: id } });
        if (erased === undefined) throw new APIError('This record does not exist any more.', 404);
        return { message: 'Deleted successfully.', doc: { id: erased } };
      },
    }),
  ];
}

class TooManyRecordsError extends APIError {
  constructor() {
    super(
      `Nothing was deleted: at most ${maxRecords} records can be erased at once. Select fewer of them.`,
      400,
    );
  }
}

async function erase(req: PayloadRequest, collection: ErasableSlug, where: Where): Promise<number[]> {
  const { payload } = req;
  const docs = await findAll(payload, collection, where, { sort: 'id', limit: maxRecords + 1, select: {} });
  if (docs.length === 0) return [];
  if (docs.length > maxRecords) throw new TooManyRecordsError();
  const ids = docs.map(({ id }) => id);
  const { queue } = staffSideOf(payload);
  await waitForQueue(queue);
  return inTransaction(req, (transaction) =>
    eraseRecords(transaction, queue, { collection, ids }, { summary: 'Erased by an administrator' }),
  );
}
