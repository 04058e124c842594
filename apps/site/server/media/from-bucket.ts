import { Readable } from 'node:stream';
import { StorageUnavailable } from '@riverfront/content/resumes';
import { RangeNotSatisfiable } from '@riverfront/content/storage';
import type { Context, MiddlewareHandler } from 'hono';
import type { MediaCache } from './media-cache.ts';

/**
 * Serves files of a bucket as our own: copies from the disk, large ones as they
 * stream. Nobody is sent to the bucket or told its address.
 * @param serveCopy serves what lies in the cache's folder
 */
export function fromBucket(media: MediaCache, serveCopy: MiddlewareHandler): MiddlewareHandler {
  return async function serveFromBucket(c, next) {
    const name = c.req.path.slice('/api/media/'.length);
    try {
      const place = await media.locate(name);
      if (place === 'nowhere') return await next();
      if (place === 'bucket') return await passOn(media, name, c);
      const missing = () => {
        media.forget(name);
        throw new StorageUnavailable('A copy has gone meanwhile.');
      };
      return await serveCopy(c, async () => missing());
    } catch (error) {
      if (error instanceof RangeNotSatisfiable) return c.body(null, 416);
      if (!(error instanceof StorageUnavailable)) throw error;
      c.header('retry-after', '30');
      c.header('cache-control', 'no-store');
      return c.json(
        {
          success: false,
          message: 'This picture or film cannot be loaded at the moment. Please try again in a minute.',
        },
        503,
      );
    }
  };
}

async function passOn({ bucket }: MediaCache, name: string, c: Context): Promise<Response> {
  const found = await bucket.open(name, c.req.header('range'));
  if (!found) return c.json({ success: false, message: 'There is no such file.' }, 404);
  c.header('content-type', found.type ?? 'application/octet-stream');
  c.header('content-length', String(found.size));
  if (found.range) c.header('content-range', found.range);
  // A HEAD request is answered by the same handler, without the bytes.
  if (c.req.method === 'HEAD') {
    found.stream.destroy();
    return c.body(null, found.range ? 206 : 200);
  }
  return c.body(Readable.toWeb(found.stream) as ReadableStream, found.range ? 206 : 200);
}
