import { Readable } from 'node:stream';
import type { Bucket } from '@riverfront/backend/storage/bucket';
import { RangeNotSatisfiable, StorageUnavailable } from '@riverfront/backend/storage/errors';
import type { Context, Handler } from 'hono';

/** Streams files of a bucket, without revealing its address. */
export function fromBucket(bucket: Bucket): Handler {
  return async function serveFromBucket(c) {
    try {
      return await stream(bucket, c.req.path.slice('/api/media/'.length), c);
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

async function stream(bucket: Bucket, name: string, c: Context): Promise<Response> {
  const found = await bucket.open(name, c.req.header('range'));
  if (!found) return c.json({ success: false, message: 'There is no such file.' }, 404);
  c.header('content-type', found.type ?? 'application/octet-stream');
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
