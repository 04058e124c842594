import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { RangeNotSatisfiable, StorageUnavailable } from './errors.ts';
import type { BucketSettings } from './settings.ts';

/** An object that is being read. `size` is that of the returned range, in bytes. */
export interface OpenedObject {
  stream: Readable;
  size: number;
  type: string | undefined;
  /** `bytes 0-99/1234` for a range. */
  range: string | undefined;
  modifiedAt: Date | undefined;
}

export interface ListedObject {
  key: string;
  size: number;
  modifiedAt: Date;
}

/** One bucket. Every method throws `StorageUnavailable` when it cannot be reached or rejects our key. */
export interface Bucket {
  /** Stores bytes, or streams the file of a path, atomically. */
  put(key: string, content: Uint8Array | { path: string }, type?: string): Promise<void>;
  /** Undefined when there is no such object. @param range a `Range` header @throws {RangeNotSatisfiable} */
  open(key: string, range?: string): Promise<OpenedObject | undefined>;
  /** The size in bytes; undefined when there is no such object. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<ListedObject>;
}

const connectMs = 2_000;
/**
 * From the request to the head of its response. Shorter than the 10 s after which the database ends an idle
 * transaction (`databasePatience`): an upload is stored within one.
 */
const answerMs = 8_000;
/** Without a byte of a transfer. */
const idleMs = 8_000;

/** Opens both buckets over one connection pool, which connects at the first call. */
export function openBuckets(settings: BucketSettings): { media: Bucket; resumes: Bucket } {
  let connected: ReturnType<typeof createClient> | undefined;
  const connect = () => {
    connected ??= createClient(settings);
    return connected;
  };
  return {
    media: openBucket(connect, settings.mediaBucket),
    resumes: openBucket(connect, settings.resumesBucket),
  };
}

async function createClient(settings: BucketSettings) {
  // Imported at the first call: it takes 20 MB of memory.
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // A self-hosted server has one host name; Amazon's has one for each bucket.
    forcePathStyle: settings.endpoint !== undefined,
    // Many S3-compatible servers do not know the SDK's default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    logger: silent,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: idleMs,
    },
  });
  return { client, sdk };
}

/** Errors are thrown and logged by the caller; the SDK would warn on the console that it cannot retry a stream. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

function openBucket(connect: () => ReturnType<typeof createClient>, Bucket: string): Bucket {
  return {
    put: (Key, content, ContentType) =>
      orUnavailable(async () => {
        const { client, sdk } = await connect();
        const put = async (Body: Uint8Array | Readable, ContentLength: number) => {
          await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType }));
        };
        if (content instanceof Uint8Array) return put(content, content.length);
        const { size } = await stat(content.path);
        // The SDK cannot retry a stream.
        const putFile = () => put(createReadStream(content.path), size);
        await putFile().catch(putFile);
      }),
    open: (Key, Range) =>
      orUnavailable(async () => {
        const { client, sdk } = await connect();
        const object = await orMissing(client.send(new sdk.GetObjectCommand({ Bucket, Key, Range })));
        if (!(object?.Body instanceof Readable)) return undefined;
        return {
          stream: object.Body,
          size: object.ContentLength ?? 0,
          type: object.ContentType,
          range: object.ContentRange,
          modifiedAt: object.LastModified,
        };
      }),
    sizeOf: (Key) =>
      orUnavailable(async () => {
        const { client, sdk } = await connect();
        const object = await orMissing(client.send(new sdk.HeadObjectCommand({ Bucket, Key })));
        return object && (object.ContentLength ?? 0);
      }),
    remove: (Key) =>
      orUnavailable(async () => {
        const { client, sdk } = await connect();
        await orMissing(client.send(new sdk.DeleteObjectCommand({ Bucket, Key })));
      }),
    async *list() {
      const { client, sdk } = await connect();
      for (let ContinuationToken: string | undefined; ; ) {
        const page = await orUnavailable(() =>
          client.send(new sdk.ListObjectsV2Command({ Bucket, ContinuationToken })),
        );
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified };
        ContinuationToken = page.NextContinuationToken;
        if (!ContinuationToken) return;
      }
    },
  };
}

/** Resolves to undefined for a missing object (HEAD has no body, so only its status), and throws for a missing bucket. */
async function orMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
    throw error;
  }
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
