import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** An HTTP server; one of HTTP/2 has no `closeIdleConnections`. */
type ClosableServer = EventEmitter & {
  close(done: () => void): unknown;
  closeIdleConnections?(): void;
  closeAllConnections?(): void;
  keepAliveTimeout?: number;
};

/** Longer than proxies keep idle connections (nginx: 60 s), so that we close none that they use. */
const keepAliveMs = 75_000;

/**
 * Shuts a server down without aborting requests: it first goes on serving with `Connection: close`, so that
 * proxies drain their connections and load balancers see that it is not ready; then it stops listening and
 * waits for running requests.
 * @param options.timeoutMs after which connections that are still open are closed
 */
export function gracefulShutdown(
  server: ClosableServer,
  { drainMs, timeoutMs = 20_000 }: { drainMs: number; timeoutMs?: number },
): { isStopping(): boolean; stop(): Promise<void> } {
  const running = new Set<ServerResponse>();
  let stopping = false;
  server.keepAliveTimeout = keepAliveMs;
  server.prependListener('request', (_: unknown, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (stopping) response.setHeader('connection', 'close');
  });
  return {
    isStopping: () => stopping,
    async stop() {
      stopping = true;
      for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close');
      await pause(drainMs);
      const closed = new Promise<void>((resolve) => server.close(resolve));
      // Responses that had begun before keep their connections alive, which become idle later.
      const idle = setInterval(() => server.closeIdleConnections?.(), 100);
      server.closeIdleConnections?.();
      const timeout = setTimeout(() => server.closeAllConnections?.(), timeoutMs);
      await closed;
      clearInterval(idle);
      clearTimeout(timeout);
    },
  };
}
