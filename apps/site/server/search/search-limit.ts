import { rateLimits } from '@riverfront/backend/limits/limits';
import { createMemoryCounter } from '@riverfront/backend/limits/memory-counter';
import type { Context, MiddlewareHandler } from 'hono';
import { type ClientAddress, toNetwork } from '../middleware/client-address.ts';
import { plainPage } from '../middleware/plain-page.ts';

/** The page, its data as React Router asks for them, and the call of the API. */
export function isSearch(path: string): boolean {
  return /^\/(?:api\/)?search(?:\.data)?\/?$/.test(path);
}

/**
 * Limits searches per network, in the memory of this process (the reason is beside the limit). Pages that the page
 * cache answers are not counted (decision 0005), nor are calls from inside the process: the page that makes them was.
 */
export function searchLimit(options: { clientAddress: ClientAddress; points?: number }): MiddlewareHandler {
  const { clientAddress, points = rateLimits.search.points } = options;
  const counter = createMemoryCounter(rateLimits.search.seconds);
  return async function searchLimit(c, next) {
    const env = c.env as { incoming?: unknown } | undefined;
    if (!isSearch(c.req.path) || !env?.incoming) return next();
    const { count, seconds } = counter.add(toNetwork(clientAddress(c)));
    return count > points ? reject(c, seconds) : next();
  };
}

function reject(c: Context, seconds: number): Response {
  const message = rateLimits.search.message(seconds);
  c.header('retry-after', String(seconds));
  c.header('cache-control', 'no-store');
  c.header('x-content-type-options', 'nosniff');
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  if (c.req.path.startsWith('/api/') || c.req.path.endsWith('.data'))
    return c.json({ success: false, message, code: 'too-many', retryAfterSeconds: seconds }, 429);
  return c.html(plainPage({ title: 'Too many searches', text: message }), 429);
}
