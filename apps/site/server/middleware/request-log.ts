import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { inRequest } from '@riverfront/telemetry/request-context';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';

/** The characters of proxies' ids, none of which could break out of a log line. */
const safeId = /^[\w.-]{8,64}$/;

/**
 * Gives each request an id, which its `X-Request-Id` and all its log lines carry; ids of trusted proxies are
 * adopted.
 */
export function requestIds({ trustedProxies = [] }: { trustedProxies?: string[] } = {}): MiddlewareHandler {
  const trust = proxyAddress.compile(trustedProxies);
  return async function requestIds(c, next) {
    const received = c.req.header('x-request-id') ?? '';
    const sender = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.remoteAddress;
    const isTrusted = safeId.test(received) && sender !== undefined && trust(sender, 0);
    const id = isTrusted ? received : randomUUID();
    c.set('requestId', id);
    await inRequest(id, next);
    c.header('x-request-id', id);
  };
}

/**
 * Logs each request with id, method, path, status and milliseconds; not the query, which may hold what a
 * visitor typed.
 */
export function requestLog({ logger }: { logger: Logger }): MiddlewareHandler {
  return async function requestLog(c, next) {
    const start = performance.now();
    await next();
    const { method, path } = c.req;
    const { status } = c.res;
    const ms = Math.round(performance.now() - start);
    const level = status >= 500 ? 'error' : 'debug';
    logger[level]({ requestId: c.get('requestId'), method, path, status, ms }, 'request');
  };
}
