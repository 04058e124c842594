import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { dataPolicy } from '../../http/content-security-policy.ts';
import { fromBucket } from './from-bucket.ts';
import type { MediaCache } from './media-cache.ts';

/** File names as Payload and `hashFileName` create them: no folders, no dot files, known extensions. */
const safeName = /^\/api\/media\/[\w-][\w.%-]*\.(?:avif|jpe?g|png|webp|mp4|mov|webm|svg)$/i;

/** Ten hex digits of the content hash, before an optional counter and size (`hashFileName`). */
const hashedName = /-[0-9a-f]{10}(?:-\d+)?(?:-\d+x\d+)?\.\w+$/;

interface MediaFilesOptions {
  /** Folder of the uploads, or a cache of those in a bucket. */
  media: string | MediaCache;
  /** Folder that ships with the site, for `fallback-cover.svg`. */
  fallbackDir: string;
}

/** Serves uploads at `/api/media/<file>`, with range requests; names with a hash are immutable. */
export function mediaFiles({ media, fallbackDir }: MediaFilesOptions): Hono {
  const app = new Hono();
  app.use('/api/media/*', async (c, next) => {
    if (!safeName.test(c.req.path)) return c.json({ success: false, message: 'There is no such file.' }, 404);
    await next();
    if (c.res.status >= 400) return;
    c.header('accept-ranges', 'bytes');
    c.header('content-security-policy', dataPolicy);
    const lifetime = hashedName.test(c.req.path) ? 'max-age=31536000, immutable' : 'max-age=300';
    c.header('cache-control', `public, ${lifetime}`);
  });
  const rewriteRequestPath = (path: string) => path.slice('/api/media'.length);
  const onDisk = (root: string) => serveStatic({ root, rewriteRequestPath });
  app.get('/api/media/*', onDisk(fallbackDir));
  app.get('/api/media/*', typeof media === 'string' ? onDisk(media) : fromBucket(media, onDisk(media.dir)));
  app.all('/api/media/*', (c) => c.json({ success: false, message: 'There is no such file.' }, 404));
  return app;
}
