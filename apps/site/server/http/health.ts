import { Hono } from 'hono';

/** Milliseconds that a readiness check waits for the database. */
const patience = 2_000;

const noStore = { 'cache-control': 'no-store' };

/**
 * `/healthz`: the process answers. `/readyz`: it can also reach its content and
 * is not about to end, so a balancer may send it visitors.
 * @param check rejects when content cannot be read
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
    const late = new Promise((_, reject) => setTimeout(reject, patience, new Error('late')).unref());
    const ready = await Promise.race([check(), late]).then(
      () => true,
      () => false,
    );
    return ready
      ? c.json({ status: 'ready' }, 200, noStore)
      : c.json({ status: 'database unreachable' }, 503, noStore);
  });
  return app;
}
