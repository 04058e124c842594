import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { dataPolicy } from '../http/content-security-policy.ts';

/** Names that Payload and `hashFileName` make: no folders, no dot files, known endings only. */
const safeName = /^\/api\/media\/[\w-][\w.%-]*\.(?:avif|jpe?g|png|webp|mp4|mov|webm|svg)$/i;

/** Ten hex digits of the content stand in the name, before an optional counter and size (`hashFileName`). */
const hashedName = /-[0-9a-f]{10}(?:-\d+)?(?:-\d+x\d+)?\.\w+$/;

/**
 * Uploaded pictures and films at `/api/media/<file>`, with range requests. A
 * name with a hash may be kept for ever, since other content has another name.
 * @param mediaDir folder of the uploads
 * @param fallbackDir folder that ships with the site, for `fallback-cover.svg`
 */
export function mediaFiles({ mediaDir, fallbackDir }: { mediaDir: string; fallbackDir: string }): Hono {
  const media = new Hono();
  media.use('/api/media/*', async (c, next) => {
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
  media.get('/api/media/*', serveStatic({ root: mediaDir, rewriteRequestPath }));
  media.get('/api/media/*', serveStatic({ root: fallbackDir, rewriteRequestPath }));
  media.all('/api/media/*', (c) => c.json({ success: false, message: 'There is no such file.' }, 404));
  return media;
}
