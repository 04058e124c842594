import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import slugify from '@sindresorhus/slugify';
import type { CollectionBeforeOperationHook, PayloadRequest, UploadEdits } from 'payload';

/**
 * Renames an uploaded file to `<name>-<10 hex digits of its content>.<ext>`, so
 * that its address changes with its content and may be cached for ever. Cutting a
 * picture or moving its focal point counts as another content.
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
    if (req.file) req.file.name = hashedName(req.file.name, req.file.data, edits);
    return args;
  };

/**
 * `Kite Day.JPG` with its bytes → `kite-day-3f2a91c07b.jpg`; the hash is the first 40 bits of
 * SHA-256 over the bytes and what is cut off them.
 */
export function hashedName(name: string, data: Uint8Array, edits?: UploadEdits): string {
  const extension = extname(name).toLowerCase();
  const bare = name.slice(0, name.length - extension.length).replace(/-[0-9a-f]{10}$/, '');
  const hash = createHash('sha256').update(data);
  if (edits && changesPicture(edits)) hash.update(JSON.stringify(edits));
  const stem = slugify(bare) || 'file';
  return `${stem.slice(0, 80)}-${hash.digest('hex').slice(0, 10)}${extension}`;
}

/** The cut and the focal point that the admin sends with an upload. */
function editsOf(req: PayloadRequest): UploadEdits | undefined {
  const edits = req.query?.uploadEdits;
  return typeof edits === 'object' && edits !== null ? (edits as UploadEdits) : undefined;
}

function changesPicture({ crop, focalPoint, heightInPixels, widthInPixels }: UploadEdits): boolean {
  const { x = 50, y = 50 } = focalPoint ?? {};
  return Boolean(crop || heightInPixels || widthInPixels) || Number(x) !== 50 || Number(y) !== 50;
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
