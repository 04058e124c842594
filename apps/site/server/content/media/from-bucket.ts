import { Readable } from 'node:stream';
import { RangeNotSatisfiable, StorageUnavailable } from '@riverfront/backend/platform';
import type { Context, MiddlewareHandler } from 'hono';
import type { MediaCache } from './media-cache.ts';

/**
 * Serves files of a bucket without revealing its address: small ones from copies on disk, large ones streamed.
 * @param serveCopy serves files from the cache's folder
 */
export function fromBucket(media: MediaCache, serveCopy: MiddlewareHandler): MiddlewareHandler {
  return async function serveFromBucket(c, next) {
    const name = c.req.path.slice('/api/media/'.length);
    try {
      const location = await media.locate(name);
      if (location === 'none') return await next();
      if (location === 'bucket') return await stream(media, name, c);
      return await serveCopy(c, async () => {
        media.forget(name);
        throw new StorageUnavailable('A copy has been removed from the disk.');
      });
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

async function stream({ bucket }: MediaCache, name: string, c: Context): Promise<Response> {
  const found = await bucket.open(name, c.req.header('range'));
  if (!found) return c.json({ success: false, message: 'There is no such file.' }, 404);
  c.header('content-type', found.type ?? 'application/octet-stream');
  c.header('content-length', String(found.size));
  if (found.range) c.header('content-range', found.range);
  // This handler answers HEAD requests as well, without a body.
  if (c.req.method === 'HEAD') {
    found.stream.destroy();
    return c.body(null, found.range ? 206 : 200);
  }
  return c.body(Readable.toWeb(found.stream) as ReadableStream, found.range ? 206 : 200);
}
