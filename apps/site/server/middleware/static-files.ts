import { existsSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/**
 * Serves the precompressed files of the production build; those under `/assets/` are immutable, as their
 * names carry a hash. File names are read once: each is a route, so that requests for pages do not touch the disk.
 * @param root folder of the build; if it does not exist, nothing is served
 */
export function staticFiles(root: string): Hono {
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
  const paths = names.map((name) => `/${name.replaceAll(sep, '/')}`);
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) =>
      c.header(
        'cache-control',
        c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  });
  return new Hono().on('GET', paths, serve);
}
