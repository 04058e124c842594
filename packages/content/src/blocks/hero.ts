import type { Block } from 'payload';

export const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: 'Hero', plural: 'Heroes' },
  fields: [
    {
      name: 'title',
      label: 'Headline',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'As the first section of a page it stands in for the page’s own heading.' },
    },
    {
      name: 'media',
      label: 'Pictures and films',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 8,
      admin: {
        description: 'Pictures at least 1920 pixels wide, or short silent films. Several become a carousel.',
      },
    },
  ],
};
