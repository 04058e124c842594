import { existsSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * Files of the production build, compressed when building. Their names are
 * read once, so that a page costs no look at the disk. Names under `/assets/`
 * carry a hash and may be kept for ever.
 * @param root folder of the build; one that does not exist serves nothing
 */
export function staticFiles(root: string): MiddlewareHandler {
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
  const paths = new Set(names.map((name) => `/${name.replaceAll(sep, '/')}`));
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) =>
      c.header(
        'cache-control',
        c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  });
  return async function staticFiles(c, next) {
    return paths.has(c.req.path) ? serve(c, next) : next();
  };
}
