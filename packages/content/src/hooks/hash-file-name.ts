import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  UploadEdits,
} from 'payload';
import { hashedName, toMediaFile } from './media-file.ts';

/**
 * Renames an uploaded file to `<name>-<10 hex digits of its content>.<ext>`, so
 * that its address changes with its content and may be cached for ever. Cutting a
 * picture or moving its focal point counts as another content. The ending is that
 * of what the file is; what the site cannot show is rejected.
 * @param read gives a stored file by its name
 */
export const hashFileName =
  (read: (name: string) => Promise<Buffer>): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return args;
    const edits = editsOf(req);
    if (!req.file && operation === 'update' && edits) {
      // Payload would cut the stored file and keep its name; as a new upload it gets a new one.
      req.file = await storedFile(
        req,
        'id' in args ? (args.id as number | string | undefined) : undefined,
        edits,
        read,
      );
    }
    if (req.file) {
      req.file = await toMediaFile(req.file);
      req.file.name = await hashedName(req.file, edits);
    }
    return args;
  };

/**
 * Removes the temporary file of an upload, once it is stored. Payload would do so at the end, but has lost it by then:
 * its own `create`, which later hooks call with the same request, empties `req.file`.
 */
export const removeTemporaryFile: CollectionAfterChangeHook = async ({ req }) => {
  if (!req.file?.tempFilePath) return;
  await rm(req.file.tempFilePath, { force: true });
  delete req.file;
};

/** The cut and the focal point that the admin sends with an upload. */
function editsOf(req: PayloadRequest): UploadEdits | undefined {
  const edits = req.query?.uploadEdits;
  return typeof edits === 'object' && edits !== null ? (edits as UploadEdits) : undefined;
}

/** The file of a stored picture that is to be cut, or whose focal point moves; undefined when it stays. */
async function storedFile(
  req: PayloadRequest,
  id: number | string | undefined,
  edits: UploadEdits,
  read: (name: string) => Promise<Buffer>,
): Promise<PayloadRequest['file']> {
  if (id === undefined) return undefined;
  const doc = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  });
  if (!doc?.filename || !doc.mimeType?.startsWith('image/')) return undefined;
  const { crop, focalPoint, heightInPixels, widthInPixels } = edits;
  const isMoved =
    focalPoint !== undefined &&
    (Number(focalPoint.x) !== (doc.focalX ?? 50) || Number(focalPoint.y) !== (doc.focalY ?? 50));
  if (!crop && !heightInPixels && !widthInPixels && !isMoved) return undefined;
  const data = await read(basename(doc.filename));
  return { name: doc.filename, data, mimetype: doc.mimeType, size: data.length };
}
