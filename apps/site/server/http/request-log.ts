import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/**
 * Writes one line per request: id, method, path, status, milliseconds. The
 * query is left out, because it may hold what a visitor typed.
 */
export function requestLog({
  logger,
  now = performance.now.bind(performance),
}: {
  logger: Logger;
  now?: () => number;
}): MiddlewareHandler {
  return async function requestLog(c, next) {
    const start = now();
    await next();
    const level = c.res.status >= 500 ? 'error' : 'debug';
    logger[level](
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(now() - start),
      },
      'request',
    );
  };
}
