import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { afterCommit } from '../database/transaction.ts';
import type { Media } from '../payload-types.ts';
import type { Bucket } from './bucket.ts';
import { RangeNotSatisfiable, StorageUnavailable } from './errors.ts';

/**
 * Stores the files of an upload collection in a bucket: written within the transaction of their record, read
 * through Payload's own address (and access rule), removed once the record is. Why not `@payloadcms/storage-s3`:
 * docs/decisions/0038-files-in-s3.md.
 */
export function withBucketStorage(collection: CollectionConfig, bucket: Bucket): CollectionConfig {
  const upload = typeof collection.upload === 'object' ? collection.upload : {};
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      // First, so that a failure leaves nothing of other hooks to undo.
      afterChange: [storeFiles(bucket), ...(collection.hooks?.afterChange ?? [])],
      afterDelete: [...(collection.hooks?.afterDelete ?? []), removeFiles(bucket)],
    },
    upload: {
      ...upload,
      disableLocalStorage: true,
      handlers: [
        (req, { params: { filename } }) =>
          createResponse(bucket, filename, req.headers.get('range') ?? undefined),
      ],
    },
  };
}

/** Creates a function that reads a whole file. @throws {APIError} 503 when the bucket is unreachable, 404 */
export function createBucketReader(bucket: Bucket): (name: string) => Promise<Buffer> {
  return async (name) => {
    const object = await bucket.open(name).catch(toApiError);
    if (!object) throw new APIError('The file of this image does not exist any more.', 404);
    return buffer(object.stream);
  };
}

/** The bytes of a file, or the path of its temporary file. */
type SentFile = { content: Uint8Array | { path: string }; type: string };

/** The uploaded file and its generated sizes, by name. */
function sentFiles(doc: Media, req: PayloadRequest): Map<string, SentFile> {
  const files = new Map<string, SentFile>();
  if (req.file && doc.filename) {
    const { data, tempFilePath } = req.file;
    const content = tempFilePath ? { path: tempFilePath } : data;
    files.set(doc.filename, { content, type: doc.mimeType ?? '' });
  }
  for (const [name, size] of Object.entries(doc.sizes ?? {})) {
    const bytes = req.payloadUploadSizes?.[name];
    if (bytes && size?.filename) files.set(size.filename, { content: bytes, type: size.mimeType ?? '' });
  }
  return files;
}

const namesOf = ({ filename, sizes }: Partial<Media>): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => name != null);

function storeFiles(bucket: Bucket): CollectionAfterChangeHook<Media> {
  return async ({ doc, previousDoc, req }) => {
    if (!req.file) return;
    const puts = [...sentFiles(doc, req)].map(([name, { content, type }]) => bucket.put(name, content, type));
    await Promise.all(puts).catch(toApiError);
    const current = new Set(namesOf(doc));
    const replaced = namesOf(previousDoc ?? {}).filter((name) => !current.has(name));
    await afterCommit(req, () => removeAll(bucket, replaced, req));
  };
}

function removeFiles(bucket: Bucket): CollectionAfterDeleteHook<Media> {
  return ({ doc, req }) => afterCommit(req, () => removeAll(bucket, namesOf(doc), req));
}

/** Removes files; one that cannot be removed is logged, because it is no reason to keep its record. */
async function removeAll(bucket: Bucket, names: string[], req: PayloadRequest): Promise<void> {
  const results = await Promise.allSettled(names.map((name) => bucket.remove(name)));
  for (const [index, result] of results.entries())
    if (result.status === 'rejected')
      req.payload.logger.warn({ err: result.reason, file: names[index] }, 'A file stays in the bucket');
}

async function createResponse(bucket: Bucket, name: string, range: string | undefined): Promise<Response> {
  try {
    const object = await bucket.open(name, range);
    if (!object) return new Response(null, { status: 404 });
    return new Response(Readable.toWeb(object.stream) as ReadableStream, {
      status: object.range ? 206 : 200,
      headers: {
        'Content-Type': object.type ?? 'application/octet-stream',
        'Content-Length': String(object.size),
        'Accept-Ranges': 'bytes',
        ...(object.range && { 'Content-Range': object.range }),
      },
    });
  } catch (error) {
    if (error instanceof RangeNotSatisfiable) return new Response(null, { status: 416 });
    return toApiError(error);
  }
}

function toApiError(error: unknown): never {
  if (!(error instanceof StorageUnavailable)) throw error;
  throw new APIError(
    'The storage of images and videos does not answer, so nothing was changed. Please try again in a minute.',
    503,
  );
}
