import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { StorageUnavailable } from '../resumes/storage-unavailable.ts';
import type { BucketSettings } from './settings.ts';

/** An object of a bucket as it is read. `size` is that of the bytes that come, in bytes. */
export interface OpenedObject {
  stream: Readable;
  size: number;
  type: string | undefined;
  /** `bytes 0-99/1234` when a part was asked for. */
  range: string | undefined;
}

export interface ListedObject {
  key: string;
  size: number;
  modifiedAt: Date;
}

/** One bucket. Every method throws `StorageUnavailable` when it cannot be reached or refuses us. */
export interface Bucket {
  /** Stores bytes, or the file of a path as it streams. The object is there as a whole or not at all. */
  put(key: string, content: Uint8Array | { path: string }, type?: string): Promise<void>;
  /**
   * Undefined when there is no such object.
   * @param range a `Range` header
   * @throws {RangeNotSatisfiable} when the range is outside of the object
   */
  open(key: string, range?: string): Promise<OpenedObject | undefined>;
  /** The size in bytes; undefined when there is no such object. */
  sizeOf(key: string): Promise<number | undefined>;
  /** One that is not there is as good as removed. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<ListedObject>;
}

/** A part of an object was asked for that it does not have. */
export class RangeNotSatisfiable extends Error {
  override readonly name = 'RangeNotSatisfiable';
}

/** Connecting, in ms: a server that is there answers at once. */
const connectMs = 2_000;
/**
 * From the request to the head of its answer, in ms. Shorter than the 10 s after which the database
 * gives up a transaction that waits (design, "How data flows"): an upload is stored within one.
 */
const answerMs = 8_000;
/** A transfer that stands still this long is given up, in ms. */
const stillMs = 8_000;

/** Opens both buckets over one connection pool. Reaches nothing by itself. */
export function openBuckets(settings: BucketSettings): { media: Bucket; resumes: Bucket } {
  let client: Promise<S3Client> | undefined;
  const connect = () => {
    client ??= createClient(settings);
    return client;
  };
  return {
    media: openBucket(connect, settings.mediaBucket),
    resumes: openBucket(connect, settings.resumesBucket),
  };
}

/** Loaded when it is needed: without a bucket nobody pays for its 20 MB of memory. */
const sdk = () => import('@aws-sdk/client-s3');

async function createClient(settings: BucketSettings): Promise<S3Client> {
  const { S3Client } = await sdk();
  return new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // A server of one's own has one host name; Amazon's has one for each bucket.
    forcePathStyle: settings.endpoint !== undefined,
    // The checksums that the SDK adds of itself are unknown to many S3-compatible servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    logger: silent,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: stillMs,
    },
  });
}

/** What fails is thrown and logged by who asked; the SDK would say on the console that it cannot send a stream twice. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

function openBucket(connect: () => Promise<S3Client>, Bucket: string): Bucket {
  return {
    put: (Key, content, ContentType) =>
      orUnavailable(async () => {
        const { PutObjectCommand } = await sdk();
        const client = await connect();
        const put = async (Body: Uint8Array | Readable, ContentLength: number) => {
          await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType }));
        };
        if (content instanceof Uint8Array) return put(content, content.length);
        const { size } = await stat(content.path);
        // The SDK cannot send a stream twice; a fresh one can be.
        await put(createReadStream(content.path), size).catch(() =>
          put(createReadStream(content.path), size),
        );
      }),
    open: (Key, Range) =>
      orUnavailable(async () => {
        const { GetObjectCommand } = await sdk();
        const client = await connect();
        const found = await orMissing(client.send(new GetObjectCommand({ Bucket, Key, Range })));
        if (!(found?.Body instanceof Readable)) return undefined;
        return {
          stream: found.Body,
          size: found.ContentLength ?? 0,
          type: found.ContentType,
          range: found.ContentRange,
        };
      }),
    sizeOf: (Key) =>
      orUnavailable(async () => {
        const { HeadObjectCommand } = await sdk();
        const client = await connect();
        const found = await orMissing(client.send(new HeadObjectCommand({ Bucket, Key })));
        return found && (found.ContentLength ?? 0);
      }),
    remove: (Key) =>
      orUnavailable(async () => {
        const { DeleteObjectCommand } = await sdk();
        const client = await connect();
        await orMissing(client.send(new DeleteObjectCommand({ Bucket, Key })));
      }),
    async *list() {
      const { ListObjectsV2Command } = await sdk();
      const client = await connect();
      for (let ContinuationToken: string | undefined; ; ) {
        const page = await orUnavailable(() =>
          client.send(new ListObjectsV2Command({ Bucket, ContinuationToken })),
        );
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified };
        ContinuationToken = page.NextContinuationToken;
        if (!ContinuationToken) return;
      }
    },
  };
}

/** S3's own words for what is not there; HEAD has no body and so only its status. A bucket that is missing is no such case. */
async function orMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
    throw error;
  }
}

/** Whatever S3 or the way to it has against us: a wrong key or bucket is as good as away, and never a "no such file". */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidRange')
      throw new RangeNotSatisfiable('The object is shorter than that.', { cause: error });
    const reason = error instanceof Error ? error.name : 'something unknown';
    throw new StorageUnavailable(`The bucket cannot be used (${reason}).`, { cause: error });
  }
}
