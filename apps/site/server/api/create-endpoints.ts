import { isUnavailable } from '@riverfront/backend/health/unavailable';
import { type EndpointName, type Pagination, paths } from '@riverfront/contract';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { dataPolicy } from '../middleware/headers.ts';
import { HttpError, internalErrorMessage, unavailableMessage } from './http-error.ts';
import type { ReadContent } from './read-content.ts';

/** Creates the GET endpoints of the contract; each error is `{ success: false, message }`. */
export function createEndpoints({ read, logger }: { read: ReadContent; logger: Logger }): Hono {
  const api = new Hono();
  api.use('/api/*', async (c, next) => {
    await next();
    c.header('content-security-policy', dataPolicy);
  });
  for (const name of Object.keys(paths) as EndpointName[])
    api.get(paths[name].replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const answer = await read(name, c.req.param(), c.req.query());
      // The number of pages past the end is unlimited, so they are not cached.
      if (isPastTheEnd(answer)) c.header('cache-control', 'no-store');
      return c.json(answer);
    });
  api.all('/api/*', (c) => fail(c, 404, 'There is nothing at this address.'));
  api.onError((error, c) => {
    if (error instanceof HttpError) return fail(c, error.status, error.message, error.department);
    if (isUnavailable(error)) return fail(c, 503, unavailableMessage);
    logger.error({ err: error, path: c.req.path }, 'An API call failed');
    return fail(c, 500, internalErrorMessage);
  });
  return api;
}

function isPastTheEnd(answer: object): boolean {
  if (!('pagination' in answer)) return false;
  const { page, pages } = answer.pagination as Pagination;
  return page > Math.max(pages, 1);
}

function fail(c: Context, status: HttpError['status'] | 500, message: string, department?: string): Response {
  if (status === 503) c.header('retry-after', '5');
  return c.json({ success: false, message, department }, status);
}
