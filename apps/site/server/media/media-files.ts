import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { dataPolicy } from '../http/content-security-policy.ts';
import { fromBucket } from './from-bucket.ts';
import type { MediaCache } from './media-cache.ts';

/** Names that Payload and `hashFileName` make: no folders, no dot files, known endings only. */
const safeName = /^\/api\/media\/[\w-][\w.%-]*\.(?:avif|jpe?g|png|webp|mp4|mov|webm|svg)$/i;

/** Ten hex digits of the content stand in the name, before an optional counter and size (`hashFileName`). */
const hashedName = /-[0-9a-f]{10}(?:-\d+)?(?:-\d+x\d+)?\.\w+$/;

/**
 * Uploaded pictures and films at `/api/media/<file>`, with range requests. A
 * name with a hash may be kept for ever, since other content has another name.
 * @param media folder of the uploads, or copies of those in a bucket
 * @param fallbackDir folder that ships with the site, for `fallback-cover.svg`
 */
export function mediaFiles({
  media,
  fallbackDir,
}: {
  media: string | MediaCache;
  fallbackDir: string;
}): Hono {
  const app = new Hono();
  app.use('/api/media/*', async (c, next) => {
    if (!safeName.test(c.req.path)) return c.json({ success: false, message: 'There is no such file.' }, 404);
    await next();
    if (c.res.status >= 400) return;
    c.header('accept-ranges', 'bytes');
    c.header('content-security-policy', dataPolicy);
    c.header(
      'cache-control',
      hashedName.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    );
  });
  const rewriteRequestPath = (path: string) => path.slice('/api/media'.length);
  const onDisk = (root: string) => serveStatic({ root, rewriteRequestPath });
  app.get('/api/media/*', onDisk(fallbackDir));
  app.get('/api/media/*', typeof media === 'string' ? onDisk(media) : fromBucket(media, onDisk(media.dir)));
  app.all('/api/media/*', (c) => c.json({ success: false, message: 'There is no such file.' }, 404));
  return app;
}
