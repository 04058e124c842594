import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
  SelectIncludeType,
  UploadEdits,
} from 'payload';
import { editorsAndRecruiters, untrashedOrStaff } from '../../accounts/roles.ts';
import { sql, transactionOf } from '../../database/transaction.ts';
import { imageField, lineField, sampleField } from '../../fields/factories.ts';
import type { Media } from '../../payload-types.ts';
import { uiField } from '../../publishing/admin-fields.ts';
import { type FileStore, openFolder } from '../../storage/file-store.ts';
import { readMedia, withFileStore } from '../../storage/media-storage.ts';
import { hashName, mediaLimitsText, mediaMegabytes, mediaTypes, toMediaFile } from './media-file.ts';

/**
 * Widths in pixels to which every image is resized, for `srcset`. The largest fills a 1440-pixel screen of density 2,
 * and on a phone of density 3 the height of a head.
 */
const widths = [480, 960, 1440, 2880] as const;

/**
 * Two thirds of the WebP's bytes in two thirds of its time (docs/decisions/0026-avif-and-webp.md). After a change
 * here the sizes of the sample are encoded again (`packages/sample/src/images.ts`).
 */
const avif = { quality: 40, effort: 0, chromaSubsampling: '4:2:0' };

/** Effort 2 gives 5 percent more bytes than the default of 4 in half the time (same record). */
const webp = { quality: 80, effort: 2 };

/** Creates the media library, in a folder or in a bucket. */
export function media({ mediaDir, bucket }: { mediaDir: string; bucket?: FileStore | undefined }) {
  const files = bucket ?? openFolder(mediaDir);
  return withFileStore(createCollection(files), files, join(mediaDir, '.unused'));
}

function createCollection(files: FileStore): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Image or video', plural: 'Media' },
    admin: {
      useAsTitle: 'alt',
      defaultColumns: ['filename', 'alt', 'updatedAt'],
      listSearchableFields: ['filename', 'alt'],
      pagination: { defaultLimit: 24, limits: [24, 48, 96] },
      components: { beforeListTable: ['/admin/publishing/trash-first#TrashFirst'] },
      description: 'Images and videos of the site. The address of each changes only with its content.',
    },
    defaultSort: '-createdAt',
    defaultPopulate: populatedFields,
    folders: true,
    trash: true,
    // It would be the same file under two names, and Payload would ask its own address for it.
    disableDuplicate: true,
    access: {
      read: untrashedOrStaff,
      create: editorsAndRecruiters,
      update: editorsAndRecruiters,
      delete: editorsAndRecruiters,
    },
    hooks: {
      beforeOperation: [hashFileName(files)],
      afterChange: [removeTemporaryFile],
    },
    upload: {
      mimeTypes: mediaTypes,
      // The Content-Security-Policy of the staff side does not allow fetching from other origins.
      pasteURL: false,
      crop: true,
      focalPoint: true,
      adminThumbnail: findThumbnail,
      imageSizes: widths.flatMap((width) => [
        { name: `w${width}`, ...resize(width), formatOptions: { format: 'webp' as const, options: webp } },
        {
          name: `avif${width}`,
          ...resize(width),
          formatOptions: { format: 'avif' as const, options: avif },
          admin: { disableListColumn: true, disableListFilter: true },
        },
      ]),
    },
    fields: [
      uiField('limits', {
        path: '/admin/content/upload-limits#UploadLimits',
        clientProps: { text: mediaLimitsText, megabytes: mediaMegabytes },
      }),
      lineField('alt', 200, 'What it shows, in one sentence, without “image of”.', {
        label: 'Description for people who cannot see it',
        minLength: 3,
      }),
      imageField({
        name: 'poster',
        required: false,
        admin: {
          description: 'The image shown until the video plays.',
          condition: (data) => String(data?.mimeType ?? '').startsWith('video/'),
        },
      }),
      {
        name: 'seedKey',
        type: 'text',
        unique: true,
        index: true,
        admin: { hidden: true, description: 'The sample file that this was loaded from.' },
      },
      sampleField,
    ],
  };
}

/** Returns the address of what lists show of a file: its smallest size; a drawing has none and is shown itself. */
function findThumbnail({ doc }: { doc: Record<string, unknown> }): string | null {
  const { filename, mimeType, sizes } = doc as Partial<Media>;
  const name = sizes?.w480?.filename ?? (mimeType === 'image/svg+xml' ? filename : undefined);
  return name ? `/api/media/file/${encodeURIComponent(name)}` : null;
}

/**
 * The fields that pages show: Payload processes each field of each size, a thousand for a list of twenty.
 * `createdAt` distinguishes a related document from a row of fields (`audit/describe-record.ts`).
 */
const populatedFields: SelectIncludeType = {
  alt: true,
  createdAt: true,
  filename: true,
  mimeType: true,
  width: true,
  height: true,
  focalX: true,
  focalY: true,
  poster: true,
  sizes: Object.fromEntries(
    widths.flatMap((width) =>
      [`w${width}`, `avif${width}`].map((name) => [name, { filename: true, width: true }]),
    ),
  ),
};

/** Resizes without cropping. Without `inside` Payload encodes each size once more, cropped at the focal point. */
function resize(width: number) {
  return { width, fit: 'inside' as const, withoutEnlargement: true };
}

/**
 * Renames an upload to `<name>-<10 hex digits of its content>.<ext>`, so that its address changes with its content and
 * may be cached for ever. Cropping an image or moving its focal point counts as other content.
 */
const hashFileName =
  (files: FileStore): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return;
    const { uploadEdits } = req.query ?? {};
    const edits = typeof uploadEdits === 'object' && uploadEdits ? (uploadEdits as UploadEdits) : undefined;
    // Payload would edit the stored file under its old name; as a new upload it gets a new one.
    if (!req.file && operation === 'update' && edits && 'id' in args) {
      req.file = await readStoredFile(req, args.id as number | string | undefined, edits, files);
      // Of a file that stays as it is, Payload would ask its own address.
      if (!req.file) delete req.query.uploadEdits;
    }
    if (req.file) {
      // The transaction waits for the encoding of an image and for a slow line to the storage, which ends a dead one.
      const { execute } = await transactionOf(req);
      await execute(sql`set local idle_in_transaction_session_timeout = '30min'`);
      req.file = await toMediaFile(req.file);
      req.file.name = await hashName(req.file, edits);
    }
  };

/**
 * Removes the temporary file of a stored upload. Payload would do so at the end, but has lost it by then: its own
 * `create`, which later hooks call with the same request, empties `req.file`.
 */
const removeTemporaryFile: CollectionAfterChangeHook = async ({ req }) => {
  if (!req.file?.tempFilePath) return;
  await rm(req.file.tempFilePath, { force: true });
  delete req.file;
};

/** Reads the file of a stored image that is cropped or whose focal point moves; undefined when neither changes. */
async function readStoredFile(
  req: PayloadRequest,
  id: number | string | undefined,
  edits: UploadEdits,
  files: FileStore,
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
  const data = await readMedia(files, basename(doc.filename));
  return { name: doc.filename, data, mimetype: doc.mimeType, size: data.length };
}
