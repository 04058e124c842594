import { Hono } from 'hono';

/** Timeout of a readiness check in ms. */
const timeoutMs = 2_000;

const noStore = { 'cache-control': 'no-store' };

/**
 * Serves `/healthz` (the process responds) and `/readyz` (its database responds, its queue is connected and it is
 * not shutting down, so a load balancer may send it requests).
 * @param check rejects while content cannot be read
 * @param queueReady resolves when the queue is connected: before that every form is answered with 503
 */
export function health({
  check,
  queueReady,
  isStopping = () => false,
}: {
  check: () => Promise<unknown>;
  queueReady?: Promise<unknown> | undefined;
  isStopping?: (() => boolean) | undefined;
}): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore));
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, noStore);
    const timeout = new Promise((_, reject) => setTimeout(reject, timeoutMs, new Error('timeout')).unref());
    const isReady = await Promise.race([Promise.all([check(), queueReady]), timeout]).then(
      () => true,
      () => false,
    );
    return isReady
      ? c.json({ status: 'ready' }, 200, noStore)
      : c.json({ status: 'not ready' }, 503, noStore);
  });
  return app;
}
