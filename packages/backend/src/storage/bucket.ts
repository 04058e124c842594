import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { RangeNotSatisfiable, StorageUnavailable } from './errors.ts';
import type { FileStore } from './file-store.ts';
import type { BucketSettings } from './settings.ts';

const connectMs = 2_000;

/**
 * Without a byte of a transfer: a slow line goes on, a dead one ends. Long enough for what the system has in its buffers,
 * 2 MB at 1 Mbit/s; twice, because the SDK tries again, it ends before the 60 s of the proxy.
 */
const idleMs = 20_000;

/** Opens both buckets over one connection pool, which connects at the first call. */
export function openBuckets(
  settings: BucketSettings,
  options = { idleMs },
): { media: FileStore; resumes: FileStore } {
  let connected: ReturnType<typeof createClient> | undefined;
  const connect = () => {
    connected ??= createClient(settings, options.idleMs);
    return connected;
  };
  return {
    media: openBucket(connect, settings.mediaBucket),
    resumes: openBucket(connect, settings.resumesBucket),
  };
}

async function createClient(settings: BucketSettings, socketTimeout: number) {
  // Imported at the first call: it takes 20 MB of memory.
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client = new sdk.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // A self-hosted server has one host name; Amazon's has one for each bucket.
    forcePathStyle: settings.endpoint !== undefined,
    // Many S3-compatible servers do not know the SDK's default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // No limit for a whole transfer: a video of 100 MB takes as long as it takes.
    requestHandler: { connectionTimeout: connectMs, requestTimeout: 0, socketTimeout },
  });
  return { client, sdk, Upload };
}

function openBucket(connect: () => ReturnType<typeof createClient>, Bucket: string): FileStore {
  const open: FileStore['open'] = (Key, Range) =>
    orUnavailable(async () => {
      const { client, sdk } = await connect();
      const object = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range })).catch((error) => {
        if (error.name !== 'NoSuchKey') throw error;
      });
      if (!(object?.Body instanceof Readable)) return undefined;
      const { Body: stream, ContentLength: size = 0, ContentRange: range, LastModified: modifiedAt } = object;
      return { stream, size, range, modifiedAt };
    });
  return {
    open,
    put: (Key, content) =>
      orUnavailable(async () => {
        const { client, Upload } = await connect();
        const Body = content instanceof Uint8Array ? content : createReadStream(content.path);
        // In parts above 5 MB, of which each can be retried; those of an upload that fails are removed.
        await new Upload({ client, params: { Bucket, Key, Body } }).done();
      }),
    remove: (Key) =>
      orUnavailable(async () => {
        const { client, sdk } = await connect();
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
      }),
    async *list() {
      const { client, sdk } = await connect();
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket })[Symbol.asyncIterator]();
      for (;;) {
        const { value, done } = await orUnavailable(() => pages.next());
        if (done) return;
        for (const { Key: name, Size: size = 0, LastModified: modifiedAt } of value.Contents ?? [])
          if (name && modifiedAt) yield { name, size, modifiedAt };
      }
    },
    async check() {
      // Not HEAD: its response does not tell a missing bucket from a missing object.
      const isUsable = await open('health-check').then(
        () => true,
        () => false,
      );
      return { kind: 'bucket', isUsable, freeBytes: null, totalBytes: null };
    },
  };
}

/** Reports every failure as unavailable storage: a wrong key or bucket must never look like a missing file. */
async function orUnavailable<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidRange')
      throw new RangeNotSatisfiable('The object is shorter than that.', { cause: error });
    const reason = error instanceof Error ? error.name : 'unknown error';
    throw new StorageUnavailable(`The bucket cannot be used (${reason}).`, { cause: error });
  }
}
