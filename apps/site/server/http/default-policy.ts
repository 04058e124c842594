import type { MiddlewareHandler } from 'hono';
import { dataPolicy, scriptPolicy } from './content-security-policy.ts';

/**
 * Gives every answer that brings no Content-Security-Policy of its own (files,
 * redirects, health, refusals) one that allows nothing.
 */
export function defaultPolicy(): MiddlewareHandler {
  return async function defaultPolicy(c, next) {
    await next();
    if (c.res.headers.has('content-security-policy')) return;
    const isScript = c.res.headers.get('content-type')?.startsWith('text/javascript');
    c.header('content-security-policy', isScript ? scriptPolicy : dataPolicy);
  };
}
