import { createMemoryCounter } from '@riverfront/backend/limits/memory-counter';
import { rateLimits } from '@riverfront/backend/limits/rate-limits';
import type { Context } from 'hono';
import { plainPage } from './plain-page.ts';

/**
 * Creates the limit of what is rendered for each request, per network, in the memory of this process (the reason is
 * beside the limit). Calls from inside the process are not counted: the page that makes them was.
 */
export function createRenderLimit(options: { network: (c: Context) => string; points?: number }) {
  const { network, points = rateLimits.uncached.points } = options;
  const counter = createMemoryCounter(rateLimits.uncached.seconds);
  return function limitRenders(c: Context): Response | undefined {
    const env = c.env as { incoming?: unknown } | undefined;
    if (!env?.incoming) return undefined;
    const { count, seconds } = counter.add(network(c));
    return count > points ? reject(c, seconds) : undefined;
  };
}

function reject(c: Context, seconds: number): Response {
  const message = rateLimits.uncached.message(seconds);
  c.header('retry-after', String(seconds));
  c.header('cache-control', 'no-store');
  c.header('x-content-type-options', 'nosniff');
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  if (c.req.path.startsWith('/api/'))
    return c.json({ success: false, message, code: 'too-many', retryAfterSeconds: seconds }, 429);
  return c.html(plainPage({ title: 'Too many searches', text: message }), 429);
}
