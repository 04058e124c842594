import type { MiddlewareHandler } from 'hono';

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
