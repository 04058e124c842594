import type { MiddlewareHandler } from 'hono';

/**
 * Redirects pages with a trailing slash to the address without it. Hono's own middleware names host and scheme, which
 * behind a proxy are not those of the visitor.
 */
export function trimTrailingSlash(): MiddlewareHandler {
  return async function trimTrailingSlash(c, next) {
    const { pathname, search } = new URL(c.req.url);
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead || pathname === '/' || !pathname.endsWith('/') || pathname.startsWith('/api/')) return next();
    // `//host` would be another site.
    return c.redirect(pathname.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '') + search, 301);
  };
}
