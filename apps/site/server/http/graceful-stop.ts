import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What of a server is needed to stop it; one of HTTP/2 has no `closeIdleConnections`. */
type Stoppable = EventEmitter & {
  close(done: () => void): unknown;
  closeIdleConnections?(): void;
  closeAllConnections?(): void;
  keepAliveTimeout?: number;
};

/** Longer than proxies keep a connection that is idle (nginx: 60 s): who closes first never meets a request on its way. */
const keepAliveMs = 75_000;

/**
 * Lets a server end without breaking off a request. When told to stop it first
 * serves on, with `Connection: close`, so that proxies take their connections
 * back and balancers see that it is not ready; then it takes no more, and waits
 * for what still runs.
 */
export function gracefulStop(
  server: Stoppable,
  options: { drainMs: number; patienceMs?: number },
): { isStopping(): boolean; stop(): Promise<void> } {
  const { drainMs, patienceMs = 20_000 } = options;
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
      // A connection whose answer had begun before the stop becomes idle only now and then.
      const idle = setInterval(() => server.closeIdleConnections?.(), 100);
      server.closeIdleConnections?.();
      const late = setTimeout(() => server.closeAllConnections?.(), patienceMs);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}
