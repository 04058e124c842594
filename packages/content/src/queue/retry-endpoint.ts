import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import type { Retried } from './retry-failed.ts';

/** `POST /:id/retry` of a collection whose records are sent. Errors become Payload's own answers. */
export function retryEndpoint(retry: (req: PayloadRequest, id: number) => Promise<Retried>): Endpoint {
  return {
    path: '/:id/retry',
    method: 'post',
    async handler(req) {
      if (!req.user) throw new APIError('Please sign in.', 401, null, true);
      const id = Number(req.routeParams?.id);
      if (!Number.isSafeInteger(id)) throw new APIError('This is not there any more.', 404, null, true);
      return Response.json(await retry(req, id));
    },
  };
}
