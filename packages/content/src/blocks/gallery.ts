import type { Block } from 'payload';

export const gallery: Block = {
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'text', type: 'textarea', maxLength: 800 },
    {
      name: 'highlights',
      type: 'relationship',
      relationTo: 'culture-highlights',
      hasMany: true,
      maxRows: 12,
      admin: {
        description:
          'The first six pictures and films of these are shown, films first. Leave empty for all highlights.',
      },
    },
  ],
};
