import type { Block } from 'payload';

export const stories: Block = {
  slug: 'stories',
  interfaceName: 'StoriesBlock',
  labels: { singular: 'Success stories', plural: 'Success stories' },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120, defaultValue: 'Success stories' },
    { name: 'text', type: 'textarea', maxLength: 800 },
    {
      name: 'stories',
      type: 'relationship',
      relationTo: 'success-stories',
      hasMany: true,
      maxRows: 20,
      admin: { description: 'In this order. Leave empty for all of them.' },
    },
  ],
};
