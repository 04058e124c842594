import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { afterCommit } from '../database/transaction.ts';
import type { Media } from '../payload-types.ts';
import { RangeNotSatisfiable, StorageUnavailable } from './errors.ts';
import type { FileStore } from './file-store.ts';

/**
 * Stores the files of an upload collection: written before their record, read through Payload's own address (and access
 * rule), removed after the commit. Payload would delete them before it, and from a folder
 * alone (3.90.2, `uploads/deleteAssociatedFiles.js`). Why not `@payloadcms/storage-s3`: docs/decisions/0038-files-in-s3.md.
 * @param unused a folder without files, where Payload looks for what it would delete
 */
export function withFileStore(
  collection: CollectionConfig,
  files: FileStore,
  unused: string,
): CollectionConfig {
  const { hooks, upload } = collection;
  return {
    ...collection,
    custom: { files },
    hooks: {
      ...hooks,
      // Last, and before the first row is locked: an upload may take minutes.
      beforeChange: [...(hooks?.beforeChange ?? []), storeFiles(files)],
      afterChange: [...(hooks?.afterChange ?? []), removeReplaced(files)],
      afterDelete: [...(hooks?.afterDelete ?? []), removeFiles(files)],
    },
    upload: {
      ...(typeof upload === 'object' && upload),
      disableLocalStorage: true,
      staticDir: unused,
      handlers: [
        (req, { params: { filename } }) =>
          createResponse(files, filename, req.headers.get('range') ?? undefined),
      ],
    },
  };
}

/** Returns the media type of a stored file by its extension, which its content has decided. */
export function mediaTypeOf(name: string): string {
  return types[extname(name).toLowerCase()] ?? 'application/octet-stream';
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mov': 'video/quicktime',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

const namesOf = ({ filename, sizes }: Partial<Media>): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => name != null);

/** Stores the uploaded file and its generated sizes; those of a failed save are removed by the nightly clean-up task. */
function storeFiles(files: FileStore): CollectionBeforeChangeHook<Media> {
  return async ({ data, req }) => {
    if (!req.file || !data.filename) return;
    const { data: bytes, tempFilePath } = req.file;
    const puts = [files.put(data.filename, tempFilePath ? { path: tempFilePath } : bytes)];
    for (const [name, size] of Object.entries(data.sizes ?? {})) {
      const resized = req.payloadUploadSizes?.[name];
      if (resized && size?.filename) puts.push(files.put(size.filename, resized));
    }
    const failed = (await Promise.allSettled(puts)).find((result) => result.status === 'rejected');
    if (failed) toApiError(failed.reason);
  };
}

function removeReplaced(files: FileStore): CollectionAfterChangeHook<Media> {
  return async ({ doc, previousDoc, req }) => {
    const current = new Set(namesOf(doc));
    const replaced = namesOf(previousDoc ?? {}).filter((name) => !current.has(name));
    if (replaced.length > 0) await afterCommit(req, () => removeAll(files, replaced, req));
  };
}

function removeFiles(files: FileStore): CollectionAfterDeleteHook<Media> {
  return ({ doc, req }) => afterCommit(req, () => removeAll(files, namesOf(doc), req));
}

/** Removes files; one that cannot be removed is logged, because it is no reason to keep its record. */
async function removeAll(files: FileStore, names: string[], req: PayloadRequest): Promise<void> {
  const results = await Promise.allSettled(names.map((name) => files.remove(name)));
  for (const [index, result] of results.entries())
    if (result.status === 'rejected')
      req.payload.logger.warn({ err: result.reason, file: names[index] }, 'A file stays in the storage');
}

/** Reads a whole file. @throws {APIError} 503 when the storage fails, 404 */
export async function readMedia(files: FileStore, name: string): Promise<Buffer> {
  const file = await files.open(name).catch(toApiError);
  if (!file) throw new APIError('The file of this image does not exist any more.', 404);
  return buffer(file.stream);
}

async function createResponse(files: FileStore, name: string, range: string | undefined): Promise<Response> {
  try {
    const file = await files.open(name, range);
    if (!file) return Response.json({ errors: [{ message: 'There is no such file.' }] }, { status: 404 });
    return new Response(Readable.toWeb(file.stream) as ReadableStream, {
      status: file.range ? 206 : 200,
      headers: {
        'Content-Type': mediaTypeOf(name),
        'Content-Length': String(file.size),
        'Accept-Ranges': 'bytes',
        ...(file.range && { 'Content-Range': file.range }),
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
