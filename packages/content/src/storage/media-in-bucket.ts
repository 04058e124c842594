import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import type { Media } from '../payload-types.ts';
import { StorageUnavailable } from '../resumes/storage-unavailable.ts';
import { type Bucket, RangeNotSatisfiable } from './bucket.ts';

/**
 * A collection of uploads whose files lie in a bucket: stored within the
 * transaction of their record, read through Payload's own address (and access
 * rule), removed with the record. Why not `@payloadcms/storage-s3`:
 * docs/decisions/0038-files-in-s3.md.
 */
export function inBucket(collection: CollectionConfig, bucket: Bucket): CollectionConfig {
  const upload = typeof collection.upload === 'object' ? collection.upload : {};
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      // First: no other hook has to be undone when the bucket refuses.
      afterChange: [store(bucket), ...(collection.hooks?.afterChange ?? [])],
      afterDelete: [...(collection.hooks?.afterDelete ?? []), remove(bucket)],
    },
    upload: {
      ...upload,
      disableLocalStorage: true,
      handlers: [
        (req, { params: { filename } }) => answer(bucket, filename, req.headers.get('range') ?? undefined),
      ],
    },
  };
}

/** Reads a stored file whole. @throws {APIError} 503 when the bucket is away, 404 when it has no such file */
export function readFrom(bucket: Bucket): (name: string) => Promise<Buffer> {
  return async (name) => {
    const found = await bucket.open(name).catch(toApiError);
    if (!found) throw new APIError('The file of this picture is not there any more.', 404, null, true);
    return buffer(found.stream);
  };
}

/** What was sent lies in a temporary file, unless it was cut or comes from the sample content. */
type SentFile = { content: Uint8Array | { path: string }; type: string };

/** The file that was sent and what was made of it, by name. */
function sentFiles(doc: Media, req: PayloadRequest): Map<string, SentFile> {
  const files = new Map<string, SentFile>();
  if (req.file && doc.filename) {
    const { data, tempFilePath } = req.file;
    files.set(doc.filename, {
      content: tempFilePath ? { path: tempFilePath } : data,
      type: doc.mimeType ?? '',
    });
  }
  for (const [name, size] of Object.entries(doc.sizes ?? {})) {
    const bytes = req.payloadUploadSizes?.[name];
    if (bytes && size?.filename) files.set(size.filename, { content: bytes, type: size.mimeType ?? '' });
  }
  return files;
}

const namesOf = ({ filename, sizes }: Partial<Media>): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => name != null);

function store(bucket: Bucket): CollectionAfterChangeHook<Media> {
  return async ({ doc, previousDoc, req }) => {
    if (!req.file) return doc;
    const files = [...sentFiles(doc, req)];
    await Promise.all(files.map(([name, { content, type }]) => bucket.put(name, content, type))).catch(
      toApiError,
    );
    const kept = new Set(namesOf(doc));
    await removeAll(
      bucket,
      namesOf(previousDoc ?? {}).filter((name) => !kept.has(name)),
      req,
    );
    return doc;
  };
}

function remove(bucket: Bucket): CollectionAfterDeleteHook<Media> {
  return async ({ doc, req }) => {
    await removeAll(bucket, namesOf(doc), req);
    return doc;
  };
}

/** What cannot be removed now stays behind without a record: no reason to keep the record. */
async function removeAll(bucket: Bucket, names: string[], req: PayloadRequest): Promise<void> {
  const done = await Promise.allSettled(names.map((name) => bucket.remove(name)));
  for (const [index, outcome] of done.entries())
    if (outcome.status === 'rejected')
      req.payload.logger.warn({ err: outcome.reason, file: names[index] }, 'A file stays in the bucket');
}

async function answer(bucket: Bucket, name: string, range: string | undefined): Promise<Response> {
  try {
    const found = await bucket.open(name, range);
    if (!found) return new Response(null, { status: 404 });
    return new Response(Readable.toWeb(found.stream) as ReadableStream, {
      status: found.range ? 206 : 200,
      headers: {
        'Content-Type': found.type ?? 'application/octet-stream',
        'Content-Length': String(found.size),
        'Accept-Ranges': 'bytes',
        ...(found.range && { 'Content-Range': found.range }),
      },
    });
  } catch (error) {
    if (error instanceof RangeNotSatisfiable) return new Response(null, { status: 416 });
    return toApiError(error);
  }
}

function toApiError(error: unknown): never {
  if (error instanceof StorageUnavailable)
    throw new APIError(
      'The place where pictures are kept does not answer, so nothing was changed. Please try again in a minute.',
      503,
      null,
      true,
    );
  throw error;
}
