import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { clientAddressHeader } from '@riverfront/backend/limits/rate-limiter';
import proxyAddress from 'proxy-addr';

declare global {
  /** Global, because Next bundles each route with its own copy of a module's variables. */
  var riverfrontIsStopping: boolean | undefined;
}

/** Returns whether this process is shutting down. */
export const isStopping = (): boolean => globalThis.riverfrontIsStopping === true;

/**
 * Drains before Next's own shutdown on SIGTERM, which accepts no more connections at once: for a while
 * requests are still served, with `Connection: close`, while `/readyz` responds with 503. Next does not
 * expose its server, so this subscribes to Node's diagnostics channel.
 */
export function drainBeforeStop(drainMs: number): void {
  const running = new Set<ServerResponse>();
  let server: Server | undefined;
  subscribe('http.server.request.start', (message) => {
    const started = message as { response: ServerResponse; server: Server };
    server = started.server;
    running.add(started.response);
    started.response.once('close', () => running.delete(started.response));
    if (isStopping()) started.response.setHeader('connection', 'close');
  });
  const listeners = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  process.on('SIGTERM', async (signal) => {
    if (isStopping()) return;
    globalThis.riverfrontIsStopping = true;
    for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close');
    await pause(drainMs);
    for (const listener of listeners) listener(signal);
    // Next waits for its connections; those that become idle after this would delay it for a minute.
    setInterval(() => server?.closeIdleConnections(), 100);
  });
}

/**
 * Sets each request's client address in a header, overwriting what the client sent. Next hands its handlers
 * no socket and trusts every `X-Forwarded-For` (16.4, `base-server.js`), so this subscribes to Node's
 * diagnostics channel.
 * @param trusted addresses, CIDR ranges, or proxy-addr's names `loopback`, `linklocal`, `uniquelocal`
 * @throws {TypeError} for anything else
 */
export function markClientAddress(trusted: string[]): void {
  const trust = proxyAddress.compile(trusted);
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[clientAddressHeader] = proxyAddress(request, trust);
  });
}
