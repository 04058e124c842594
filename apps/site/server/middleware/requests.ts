import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { inRequest } from '@riverfront/telemetry/request-context';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';

/**
 * Creates the function that resolves client addresses: the socket's, or behind trusted proxies the nearest
 * untrusted one in `X-Forwarded-For`. Headers from anybody else are ignored.
 * @param trusted addresses, CIDR ranges, or proxy-addr's names `loopback`, `linklocal`, `uniquelocal`
 * @throws {TypeError} for an invalid range
 */
export function clientAddress(trusted: string[]): (c: Context) => string {
  const trust = proxyAddress.compile(trusted);
  return function clientAddress(c) {
    const incoming = incomingOf(c);
    return incoming ? proxyAddress(incoming, trust) : '127.0.0.1';
  };
}

/** The request as Node's server received it; there is none for calls from inside the process. */
function incomingOf({ env }: Context): IncomingMessage | undefined {
  return (env as { incoming?: IncomingMessage } | undefined)?.incoming;
}

/** Checks whether an address is of the loopback interface. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}

/** The characters of proxies' ids, none of which could break out of a log line. */
const safeId = /^[\w.-]{8,64}$/;

/**
 * Gives each request an id, which its `X-Request-Id` and all its log lines carry, and logs it with method, path, status
 * and milliseconds; not the query, which may hold what a visitor typed. Ids of trusted proxies are adopted.
 */
export function requestLog(options: {
  logger: Logger;
  trustedProxies?: string[] | undefined;
}): MiddlewareHandler {
  const { logger, trustedProxies = [] } = options;
  const trust = proxyAddress.compile(trustedProxies);
  return async function requestLog(c, next) {
    const start = performance.now();
    const received = c.req.header('x-request-id') ?? '';
    const sender = incomingOf(c)?.socket.remoteAddress;
    const isTrusted = safeId.test(received) && sender !== undefined && trust(sender, 0);
    const requestId = isTrusted ? received : randomUUID();
    await inRequest(requestId, next);
    c.header('x-request-id', requestId);
    const { method, path } = c.req;
    const { status } = c.res;
    const ms = Math.round(performance.now() - start);
    logger[status >= 500 ? 'error' : 'debug']({ requestId, method, path, status, ms }, 'request');
  };
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Protects against cross-site request forgery: rejects unsafe methods whose `Sec-Fetch-Site` or `Origin` is
 * another site. Programs send neither and pass.
 * @param options.origin public origin of the site
 */
export function sameOrigin({ origin }: { origin: string }): MiddlewareHandler {
  return async function sameOrigin(c, next) {
    if (safeMethods.includes(c.req.method)) return next();
    const [site = '', from = origin] = [c.req.header('sec-fetch-site'), c.req.header('origin')];
    if (!['cross-site', 'same-site'].includes(site) && isSameOrigin(from, origin)) return next();
    return c.json({ success: false, message: 'This can only be sent from our own website.' }, 403);
  };
}

/** Compares origins; all loopback hosts are the same. */
function isSameOrigin(from: string, origin: string): boolean {
  if (from === origin) return true;
  if (!URL.canParse(from)) return false;
  const [a, b] = [new URL(from), new URL(origin)];
  return loopback.includes(a.hostname) && loopback.includes(b.hostname) && a.port === b.port;
}

/**
 * Redirects pages with a trailing slash to the address without it. Hono's own middleware names host and scheme, which
 * behind a proxy are not those of the visitor.
 */
export const trimTrailingSlash: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (pathname === '/' || !pathname.endsWith('/') || pathname.startsWith('/api/')) return next();
  // `//host` would be another site.
  return c.redirect(pathname.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '') + search, 301);
};
