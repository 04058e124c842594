import type { MiddlewareHandler } from 'hono';

export interface SameOriginOptions {
  /** Public origin of the site. */
  origin: string;
  /** Methods that change nothing and need no check. */
  safe?: string[];
}

/**
 * Refuses what another site makes a visitor's browser send: unsafe methods with
 * `Sec-Fetch-Site: cross-site`, or with an `Origin` that is not ours
 * (requirements, Security, "forgery"). Programs, which send neither, pass.
 */
export function sameOrigin(options: SameOriginOptions): MiddlewareHandler {
  const { origin, safe = ['GET', 'HEAD', 'OPTIONS'] } = options;
  return async function sameOrigin(c, next) {
    if (safe.includes(c.req.method)) return next();
    const [site, from] = [c.req.header('sec-fetch-site'), c.req.header('origin')];
    const foreign =
      site === 'cross-site' || site === 'same-site' || (from !== undefined && !isOurs(from, origin));
    if (!foreign) return next();
    return c.json({ success: false, message: 'This can only be sent from our own website.' }, 403);
  };
}

/** On a machine of one's own, `localhost` and `127.0.0.1` are the same site. */
function isOurs(from: string, origin: string): boolean {
  if (from === origin) return true;
  if (!URL.canParse(from)) return false;
  const [a, b] = [new URL(from), new URL(origin)];
  return isLocal(a.hostname) && isLocal(b.hostname) && a.port === b.port;
}

function isLocal(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
