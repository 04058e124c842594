import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { inRequest } from '@riverfront/telemetry/request-context';
import type { MiddlewareHandler } from 'hono';
import proxyAddress from 'proxy-addr';

/** What proxies write there: letters, digits, `-`, `_` and `.`; nothing that could break out of a log line. */
const safe = /^[\w.-]{8,64}$/;

/**
 * Gives each request a number, in its answer's `X-Request-Id` and on every log
 * line that is written for it. One that is brought along counts only from a
 * proxy named in the configuration.
 */
export function requestIds({ trustedProxies = [] }: { trustedProxies?: string[] } = {}): MiddlewareHandler {
  const trust = proxyAddress.compile(trustedProxies);
  return async function requestIds(c, next) {
    const brought = c.req.header('x-request-id');
    const sender = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.remoteAddress;
    const isBelieved =
      brought !== undefined && safe.test(brought) && sender !== undefined && trust(sender, 0);
    const id = isBelieved ? brought : randomUUID();
    c.set('requestId', id);
    await inRequest(id, next);
    c.header('x-request-id', id);
  };
}
