import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type ClientAddress, networkOf } from '../http/client-address.ts';
import { waitText } from '../limits/wait-text.ts';
import { refusedPage } from '../previews/refused-page.ts';

export interface SearchLimitOptions {
  clientAddress: ClientAddress;
  /** How often one network may ask within `seconds`. */
  points?: number;
  seconds?: number;
}

/** The page, its data as React Router asks for them, and the call of the API. */
export function isSearch(path: string): boolean {
  return /^\/(?:api\/)?search(?:\.data)?\/?$/.test(path);
}

/**
 * Lets one network search so many times a minute; an office whose people type at the same time stays
 * below it. Counted in this process alone, not in the database as commands are: what it protects is
 * this process's time, and a search must not cost a write. So what the page cache answers before the
 * app is asked (decision 0034) is not counted. Calls from inside the process have no
 * address and are not counted; the page that makes them was.
 */
export function searchLimit(options: SearchLimitOptions): MiddlewareHandler {
  const { clientAddress, points = 240, seconds = 60 } = options;
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async function searchLimit(c, next) {
    const env = c.env as { incoming?: unknown } | undefined;
    if (!isSearch(c.req.path) || !env?.incoming) return next();
    try {
      await limiter.consume(networkOf(clientAddress(c)));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return refuse(c, Math.max(1, Math.ceil(reason.msBeforeNext / 1_000)));
    }
    return next();
  };
}

function refuse(c: Context, seconds: number): Response {
  const message = `Too many searches came from your network. Please try again in ${waitText(seconds)}.`;
  c.header('retry-after', String(seconds));
  c.header('cache-control', 'no-store');
  c.header('x-content-type-options', 'nosniff');
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  if (c.req.path.startsWith('/api/') || c.req.path.endsWith('.data'))
    return c.json({ success: false, message, code: 'too-many', retryAfterSeconds: seconds }, 429);
  return c.html(refusedPage({ title: 'Too many searches', text: message }), 429);
}
