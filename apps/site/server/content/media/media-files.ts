import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { serveStatic } from '@hono/node-server/serve-static';
import { RangeNotSatisfiable, StorageUnavailable } from '@riverfront/backend/storage/errors';
import type { FileStore } from '@riverfront/backend/storage/file-store';
import { mediaTypeOf } from '@riverfront/backend/storage/media-storage';
import { type Context, type Handler, Hono, type HonoRequest } from 'hono';
import { compress } from 'hono/compress';
import { matchesTag } from '../../cache/page-cache.ts';
import { mediaPolicy } from '../../middleware/headers.ts';

/** File names as Payload and `hashFileName` create them: no folders, no dot files, known extensions. */
const safeName = /^\/api\/media\/[\w-][\w.%-]*\.(?:avif|jpe?g|png|webp|mp4|mov|webm|svg)$/i;

/** Ten hex digits of the content hash, before an optional counter and size (`hashFileName`). */
const hashedName = /-[0-9a-f]{10}(?:-\d+)?(?:-\d+x\d+)?\.\w+$/;

interface MediaFilesOptions {
  media: FileStore;
  /** Folder that ships with the site, for `fallback-cover.svg`. */
  fallbackDir: string;
}

/** Whether the client has this version (RFC 9110, section 13.2.2): the tag counts before the date. */
function isUnchanged(req: HonoRequest, headers: Headers): boolean {
  const tags = req.header('if-none-match');
  if (tags !== undefined) return matchesTag(tags, headers.get('etag') ?? '');
  const [since, changed] = [req.header('if-modified-since'), headers.get('last-modified')];
  return since !== undefined && changed !== null && Date.parse(changed) <= Date.parse(since);
}

/** Whether a part may be sent: of one range, and of the version that the client has (RFC 9110, section 13.1.5). */
function mayBePart(req: HonoRequest, headers: Headers): boolean {
  const ifRange = req.header('if-range');
  const isCurrent =
    ifRange === undefined || [headers.get('etag'), headers.get('last-modified')].includes(ifRange);
  return isCurrent && /^bytes=(?:\d+-\d*|-\d+)$/.test(req.header('range') ?? '');
}

/** Serves uploads at `/api/media/<file>`, with range and conditional requests; names with a hash are immutable. */
export function mediaFiles({ media, fallbackDir }: MediaFilesOptions): Hono {
  const app = new Hono();
  // Drawings are text; the other formats are compressed by themselves.
  app.use('/api/media/*', compress({ encoding: 'gzip', contentTypeFilter: /^image\/svg\+xml/ }));
  app.use('/api/media/*', async (c, next) => {
    if (!safeName.test(c.req.path)) return c.json({ success: false, message: 'There is no such file.' }, 404);
    await next();
    if (c.res.status >= 400) return;
    if (hashedName.test(c.req.path)) c.header('etag', `"${basename(c.req.path)}"`);
    const { headers, body } = c.res;
    if (isUnchanged(c.req, headers)) {
      await body?.cancel();
      for (const name of ['content-length', 'content-range', 'content-type']) headers.delete(name);
      c.res = undefined;
      c.res = new Response(null, { status: 304, headers });
    } else if (c.req.header('range') && !mayBePart(c.req, headers)) {
      await body?.cancel();
      const whole = new Headers(c.req.raw.headers);
      whole.delete('range');
      c.res = undefined;
      c.res = await app.fetch(new Request(c.req.url, { method: c.req.method, headers: whole }), c.env);
      return;
    }
    c.header('accept-ranges', 'bytes');
    c.header('content-security-policy', mediaPolicy);
    const lifetime = hashedName.test(c.req.path) ? 'max-age=31536000, immutable' : 'max-age=300';
    c.header('cache-control', `public, ${lifetime}`);
  });
  const rewriteRequestPath = (path: string) => path.slice('/api/media'.length);
  app.get('/api/media/*', serveStatic({ root: fallbackDir, rewriteRequestPath }));
  app.get('/api/media/*', fromStore(media));
  app.all('/api/media/*', (c) => c.json({ success: false, message: 'There is no such file.' }, 404));
  return app;
}

/** Streams stored files, without revealing where they are. */
function fromStore(files: FileStore): Handler {
  return async function serveFromStore(c) {
    try {
      return await stream(files, c.req.path.slice('/api/media/'.length), c);
    } catch (error) {
      if (error instanceof RangeNotSatisfiable) return c.body(null, 416);
      if (!(error instanceof StorageUnavailable)) throw error;
      c.header('retry-after', '30');
      c.header('cache-control', 'no-store');
      const message = 'This image or video cannot be loaded at the moment. Please try again in a minute.';
      return c.json({ success: false, message }, 503);
    }
  };
}

async function stream(files: FileStore, name: string, c: Context): Promise<Response> {
  const found = await files.open(name, c.req.header('range'));
  if (!found) return c.json({ success: false, message: 'There is no such file.' }, 404);
  c.header('content-type', mediaTypeOf(name));
  c.header('content-length', String(found.size));
  if (found.modifiedAt) c.header('last-modified', found.modifiedAt.toUTCString());
  if (found.range) c.header('content-range', found.range);
  // This handler answers HEAD requests as well, without a body.
  if (c.req.method === 'HEAD') {
    found.stream.destroy();
    return c.body(null, found.range ? 206 : 200);
  }
  return c.body(Readable.toWeb(found.stream) as ReadableStream, found.range ? 206 : 200);
}
