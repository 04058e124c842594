import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import { retryEndpoint } from '../queue/retry-endpoint.ts';
import { type Retried, retryFailed } from '../queue/retry-failed.ts';

/**
 * Sends a mail again that could not be sent. A one-time code is not: it is
 * valid for ten minutes, and whoever needs one asks for a new one.
 * @throws {APIError} 403 for others than administrators, 404, 409 when it has not failed or is a code, 503
 */
export async function retryMail(req: PayloadRequest, id: number): Promise<Retried> {
  return retryFailed(req, {
    collection: 'mails',
    id,
    mayRetry: hasRole(req.user, 'administrator'),
    refuse(mail) {
      if ('sentAt' in mail && mail.sentAt)
        throw new APIError(
          'This was sent and came back from the receiver’s mail server. Write to another address instead.',
          409,
          null,
          true,
        );
      if ('kind' in mail && mail.kind === 'one-time-code')
        throw new APIError(
          'A one-time code is not sent again: it has expired. Whoever needs one can ask for a new one.',
          409,
          null,
          true,
        );
    },
    send: (queue, transaction) => queue.send(transaction, 'mail', { mail: id }),
  });
}

/** `POST /api/mails/:id/retry` */
export const retryMailEndpoint: Endpoint = retryEndpoint(retryMail);
