import { Hono } from 'hono';

/** Timeout of a readiness check in ms. */
const timeoutMs = 2_000;

const noStore = { 'cache-control': 'no-store' };

/**
 * Serves `/healthz` (the process responds) and `/readyz` (its database responds too and it is not shutting
 * down, so a load balancer may send it requests).
 * @param check rejects while content cannot be read
 */
export function health({
  check,
  isStopping = () => false,
}: {
  check: () => Promise<unknown>;
  isStopping?: (() => boolean) | undefined;
}): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore));
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, noStore);
    const timeout = new Promise((_, reject) => setTimeout(reject, timeoutMs, new Error('timeout')).unref());
    const isReady = await Promise.race([check(), timeout]).then(
      () => true,
      () => false,
    );
    return isReady
      ? c.json({ status: 'ready' }, 200, noStore)
      : c.json({ status: 'database unreachable' }, 503, noStore);
  });
  return app;
}
