import type { Guard } from '@riverfront/content/heartbeat';
import { isUnavailable } from '@riverfront/content/unavailable';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  type InputOf,
  type Pagination,
} from '@riverfront/contract';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Content } from '../content/connect.ts';
import { dataPolicy } from '../http/content-security-policy.ts';
import { brokenMessage, Gone, NotFound, unavailableMessage } from './errors.ts';
import { handlers } from './handlers.ts';

/**
 * The readable part of the public API: every endpoint of the contract, each
 * parameter checked, each failure as `{ success: false, message }`: 400 for a
 * bad query, 404 for an unknown item, 503 while the content store is away.
 */
export function createApi({
  content,
  guard,
  logger,
}: {
  content: Content;
  guard: Guard;
  logger: Logger;
}): Hono {
  const api = new Hono();
  api.use('/api/*', async (c, next) => {
    await next();
    c.header('content-security-policy', dataPolicy);
  });
  for (const name of Object.keys(endpoints) as EndpointName[]) register(api, name, content, guard);
  api.all('/api/*', (c) => fail(c, 404, 'There is nothing at this address.'));
  api.onError((error, c) => {
    if (error instanceof NotFound) return fail(c, 404, error.message);
    if (error instanceof Gone) return fail(c, 410, error.message);
    if (isUnavailable(error)) return fail(c, 503, unavailableMessage);
    logger.error({ err: error, path: c.req.path }, 'An API call failed');
    return fail(c, 500, brokenMessage);
  });
  return api;
}

function register<N extends EndpointName>(api: Hono, name: N, content: Content, guard: Guard): void {
  const endpoint: Endpoint = endpoints[name];
  const handle = handlers[name];
  api.get(endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const params = endpoint.params?.safeParse(c.req.param());
    if (params?.error) return fail(c, 404, `There is nothing called “${lastPart(c.req.path)}” here.`);
    const query = endpoint.query?.safeParse(c.req.query());
    if (query?.error)
      return fail(c, 400, query.error.issues[0]?.message ?? 'The address has a wrong parameter.');
    const input = { params: params?.data, query: query?.data } as InputOf<N>;
    const answer = await guard(async () => handle(content.payload(), input));
    // There is no end of pages past the end: they have no place in a cache.
    if (isPastTheEnd(answer)) c.header('cache-control', 'no-store');
    return c.json(answer);
  });
}

function isPastTheEnd(answer: object): boolean {
  if (!('pagination' in answer)) return false;
  const { page, pages } = answer.pagination as Pagination;
  return page > Math.max(pages, 1);
}

function lastPart(path: string): string {
  const part = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function fail(c: Context, status: 400 | 404 | 410 | 500 | 503, message: string): Response {
  if (status === 503) c.header('retry-after', '5');
  return c.json({ success: false, message }, status);
}
