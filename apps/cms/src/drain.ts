import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

declare global {
  /** Next bundles each route by itself, so a variable of a module would be another one for each of them. */
  var riverfrontIsStopping: boolean | undefined;
}

/** Whether this process is about to end. */
export const isStopping = (): boolean => globalThis.riverfrontIsStopping === true;

/**
 * Puts a while of serving on, with `Connection: close` and without being ready,
 * before Next's own stop on TERM, which takes no more connections at once. Next
 * gives nobody its server, so requests are seen on Node's own channel.
 */
export function drainBeforeStop(drainMs: number): void {
  const running = new Set<ServerResponse>();
  let server: Server | undefined;
  subscribe('http.server.request.start', (message) => {
    const begun = message as { response: ServerResponse; server: Server };
    server = begun.server;
    running.add(begun.response);
    begun.response.once('close', () => running.delete(begun.response));
    if (isStopping()) begun.response.setHeader('connection', 'close');
  });
  const stops = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  process.on('SIGTERM', async (signal) => {
    if (isStopping()) return;
    globalThis.riverfrontIsStopping = true;
    for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close');
    await pause(drainMs);
    for (const stop of stops) stop(signal);
    // Next waits for its connections; those that become idle after this would keep it for a minute.
    setInterval(() => server?.closeIdleConnections(), 100);
  });
}
