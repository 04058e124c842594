import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import { retryEndpoint } from '../queue/retry-endpoint.ts';
import { type Retried, retryFailed } from '../queue/retry-failed.ts';

/**
 * Tells the customer system again of a message that it could not be told of.
 * @throws {APIError} 403 for others than administrators and sales, 404, 409 when it has not failed, 503
 */
export async function retryDelivery(req: PayloadRequest, id: number): Promise<Retried> {
  return retryFailed(req, {
    collection: 'deliveries',
    id,
    mayRetry: hasRole(req.user, 'administrator', 'sales'),
    send: (queue, transaction) => queue.send(transaction, 'webhook', { delivery: id }),
  });
}

/** `POST /api/deliveries/:id/retry` */
export const retryDeliveryEndpoint: Endpoint = retryEndpoint(retryDelivery);
