import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type UploadEdits,
} from 'payload';
import { findBacklinks } from '../../publishing/references/backlinks.ts';
import { hashName, toMediaFile } from './media-file.ts';

type ReadFile = (name: string) => Promise<Buffer>;

/**
 * Renames an upload to `<name>-<10 hex digits of its content>.<ext>`, so that its address changes with its content and
 * may be cached for ever. Cropping an image or moving its focal point counts as other content.
 * @param read reads a stored file by its name
 */
export const hashFileName =
  (read: ReadFile): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return;
    const { uploadEdits } = req.query ?? {};
    const edits = typeof uploadEdits === 'object' && uploadEdits ? (uploadEdits as UploadEdits) : undefined;
    // Payload would edit the stored file under its old name; as a new upload it gets a new one.
    if (!req.file && operation === 'update' && edits && 'id' in args)
      req.file = await readStoredFile(req, args.id as number | string | undefined, edits, read);
    if (req.file) {
      req.file = await toMediaFile(req.file);
      req.file.name = await hashName(req.file, edits);
    }
  };

/**
 * Removes the temporary file of a stored upload. Payload would do so at the end, but has lost it by then: its own
 * `create`, which later hooks call with the same request, empties `req.file`.
 */
export const removeTemporaryFile: CollectionAfterChangeHook = async ({ req }) => {
  if (!req.file?.tempFilePath) return;
  await rm(req.file.tempFilePath, { force: true });
  delete req.file;
};

/** Reads the file of a stored image that is cropped or whose focal point moves; undefined when neither changes. */
async function readStoredFile(
  req: PayloadRequest,
  id: number | string | undefined,
  edits: UploadEdits,
  read: ReadFile,
): Promise<PayloadRequest['file']> {
  if (id === undefined) return undefined;
  const shared = { depth: 0, disableErrors: true, overrideAccess: false, user: req.user, req } as const;
  const doc = await req.payload.findByID({ collection: 'media', id, ...shared });
  // Payload crops only what it resizes.
  if (!doc?.filename || !doc.mimeType?.startsWith('image/') || doc.mimeType === 'image/svg+xml')
    return undefined;
  const { crop, focalPoint, heightInPixels, widthInPixels } = edits;
  const isMoved =
    focalPoint !== undefined &&
    (Number(focalPoint.x) !== (doc.focalX ?? 50) || Number(focalPoint.y) !== (doc.focalY ?? 50));
  if (!crop && !heightInPixels && !widthInPixels && !isMoved) return undefined;
  const data = await read(basename(doc.filename));
  return { name: doc.filename, data, mimetype: doc.mimeType, size: data.length };
}

/** Maximum number of documents named in the error. */
const maxNamed = 5;

/** Rejects the deletion of a file that is in use, naming where; one used only in the trash may follow it there. */
export const keepUsedMedia: CollectionBeforeDeleteHook = async ({ id, context, req }) => {
  const { backlinks: all, more } = await findBacklinks(req, 'media', [{ id }], true);
  const backlinks = all.filter(({ isTrashed }) => !(isTrashed && context.isTrashing));
  if (backlinks.length === 0) return;
  const names = [
    ...new Set(
      backlinks.map(({ kind, title, isTrashed }) => `${kind} “${title}”${isTrashed ? ' in the trash' : ''}`),
    ),
  ];
  const others = names.length > maxNamed ? ` and ${more ? 'many' : names.length - maxNamed} more` : '';
  const reason = `This file is still used by ${names.slice(0, maxNamed).join(', ')}${others}.`;
  const advice = 'Choose another one there first; “Used on” in its form links to each.';
  throw new APIError(`${reason} ${advice}`, 409);
};
