import type { CollectionConfig } from 'payload';
import { editorsAndRecruiters } from '../access/editors-and-recruiters.ts';
import { everybody } from '../access/everybody.ts';
import { sampleField } from '../fields/sample.ts';
import { bumpAfterChange, bumpAfterDelete } from '../hooks/bump-revision.ts';
import { hashFileName } from '../hooks/hash-file-name.ts';

/** Widths in pixels at which every picture is kept besides its own, for `srcset`. */
export const pictureWidths = [480, 960, 1440] as const;

/** Pictures and films. SVG is not accepted: it can carry script. */
export function media(options: { mediaDir: string }): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Picture or film', plural: 'Media' },
    admin: {
      group: 'Content',
      useAsTitle: 'alt',
      defaultColumns: ['filename', 'alt', 'updatedAt'],
      description:
        'Pictures and films of the site. Each keeps its address as long as its content is the same.',
    },
    access: {
      read: everybody,
      create: editorsAndRecruiters,
      update: editorsAndRecruiters,
      delete: editorsAndRecruiters,
    },
    hooks: {
      beforeOperation: [hashFileName],
      afterChange: [bumpAfterChange],
      afterDelete: [bumpAfterDelete],
    },
    upload: {
      staticDir: options.mediaDir,
      mimeTypes: [
        'image/avif',
        'image/jpeg',
        'image/png',
        'image/webp',
        'video/mp4',
        'video/quicktime',
        'video/webm',
      ],
      // A cropped file would keep the name, and so the hash, of the uncropped one.
      crop: false,
      focalPoint: false,
      adminThumbnail: 'w480',
      imageSizes: pictureWidths.map((width) => ({
        name: `w${width}`,
        width,
        withoutEnlargement: true,
        formatOptions: { format: 'webp' as const, options: { quality: 80 } },
      })),
    },
    fields: [
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
      sampleField,
    ],
  };
}
