import { rateLimits } from '@riverfront/backend/platform';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type ClientAddress, toNetwork } from '../../http/client-address.ts';
import { plainPage } from '../../http/plain-page.ts';

/** The page, its data as React Router asks for them, and the call of the API. */
export function isSearch(path: string): boolean {
  return /^\/(?:api\/)?search(?:\.data)?\/?$/.test(path);
}

/**
 * Limits searches per network, in the memory of this process (the reason is beside the limit). Pages that the page
 * cache answers are not counted (decision 0034), nor are calls from inside the process: the page that makes them was.
 */
export function searchLimit(options: { clientAddress: ClientAddress; points?: number }): MiddlewareHandler {
  const { clientAddress, points = rateLimits.search.points } = options;
  const limiter = new RateLimiterMemory({ points, duration: rateLimits.search.seconds });
  return async function searchLimit(c, next) {
    const env = c.env as { incoming?: unknown } | undefined;
    if (!isSearch(c.req.path) || !env?.incoming) return next();
    try {
      await limiter.consume(toNetwork(clientAddress(c)));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return reject(c, Math.max(1, Math.ceil(reason.msBeforeNext / 1_000)));
    }
    return next();
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
