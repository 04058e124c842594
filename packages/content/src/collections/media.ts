import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionConfig, SelectIncludeType } from 'payload';
import { editorsAndRecruiters } from '../access/editors-and-recruiters.ts';
import { everybody } from '../access/everybody.ts';
import { sampleField } from '../fields/sample.ts';
import { bumpAfterChange, bumpAfterDelete } from '../hooks/bump-revision.ts';
import { hashFileName, removeTemporaryFile } from '../hooks/hash-file-name.ts';
import { mediaLimitsText, mediaMegabytes, mediaTypes } from '../hooks/media-file.ts';
import { usedOnField } from '../references/fields.ts';
import { keepUsedMedia } from '../references/keep-used-media.ts';
import type { Bucket } from '../storage/bucket.ts';
import { inBucket, readFrom } from '../storage/media-in-bucket.ts';

/** Widths in pixels at which every picture is kept besides its own, for `srcset`. */
export const pictureWidths = [480, 960, 1440] as const;

/**
 * Two thirds of the WebP's bytes in two thirds of its time. More effort would make the first start,
 * which makes some 150 pictures, much longer (docs/decisions/0026-avif-and-crops.md).
 */
const avif = { quality: 40, effort: 0, chromaSubsampling: '4:2:0' };

/** Effort 2 makes 5 percent more bytes than the usual 4 in half the time (same record). */
const webp = { quality: 80, effort: 2 };

/** Pictures and videos. */
export function media(options: { mediaDir: string; bucket?: Bucket | undefined }): CollectionConfig {
  const { mediaDir, bucket } = options;
  const collection = onDisk(mediaDir, bucket ? readFrom(bucket) : (name) => readFile(join(mediaDir, name)));
  return bucket ? inBucket(collection, bucket) : collection;
}

function onDisk(mediaDir: string, read: (name: string) => Promise<Buffer>): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Picture or film', plural: 'Media' },
    admin: {
      useAsTitle: 'alt',
      defaultColumns: ['filename', 'alt', 'updatedAt'],
      description:
        'Pictures and films of the site. Each keeps its address as long as its content is the same.',
    },
    defaultPopulate: shown,
    access: {
      read: everybody,
      create: editorsAndRecruiters,
      update: editorsAndRecruiters,
      delete: editorsAndRecruiters,
    },
    hooks: {
      beforeOperation: [hashFileName(read)],
      beforeDelete: [keepUsedMedia],
      afterChange: [removeTemporaryFile, bumpAfterChange],
      afterDelete: [bumpAfterDelete],
    },
    upload: {
      staticDir: mediaDir,
      mimeTypes: mediaTypes,
      // The policy of the staff side's pages lets a browser fetch nothing from elsewhere.
      pasteURL: false,
      crop: true,
      focalPoint: true,
      adminThumbnail: 'w480',
      imageSizes: pictureWidths.flatMap((width) => [
        {
          name: `w${width}`,
          ...scaled(width),
          formatOptions: { format: 'webp' as const, options: webp },
        },
        {
          name: `avif${width}`,
          ...scaled(width),
          formatOptions: { format: 'avif' as const, options: avif },
          admin: { disableListColumn: true, disableListFilter: true },
        },
      ]),
    },
    fields: [
      {
        name: 'limits',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: {
            Field: {
              path: '/admin/fields/upload-limits#UploadLimits',
              clientProps: { text: mediaLimitsText, megabytes: mediaMegabytes },
            },
          },
        },
      },
      {
        name: 'alt',
        type: 'text',
        label: 'Description for those who cannot see it',
        required: true,
        minLength: 3,
        maxLength: 200,
        admin: { description: 'What is to be seen, in one sentence, without “picture of”.' },
      },
      {
        name: 'poster',
        type: 'upload',
        relationTo: 'media',
        filterOptions: { mimeType: { contains: 'image/' } },
        admin: {
          description: 'The still that stands in for a film until it plays.',
          condition: (data) => String(data?.mimeType ?? '').startsWith('video/'),
        },
      },
      {
        name: 'seedKey',
        type: 'text',
        unique: true,
        index: true,
        admin: { hidden: true, description: 'Which sample file this was loaded from.' },
      },
      usedOnField,
      sampleField,
    ],
  };
}

/**
 * What a page shows of a picture. Payload works on each field of each size, and a list of twenty has a thousand.
 * By `createdAt` a related document is told from a row of fields (`audit/title.ts`).
 */
const shown: SelectIncludeType = {
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
    pictureWidths.flatMap((width) =>
      [`w${width}`, `avif${width}`].map((name) => [name, { filename: true, width: true }]),
    ),
  ),
};

/** The whole picture, smaller. Without `inside` Payload encodes each size once more, to cut it at the focal point. */
function scaled(width: number) {
  return { width, fit: 'inside' as const, withoutEnlargement: true };
}
