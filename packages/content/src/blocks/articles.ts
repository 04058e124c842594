import { blogCategories } from '@riverfront/contract';
import type { Block } from 'payload';
import { sectionHeading } from './section-heading.ts';

export const articles: Block = {
  slug: 'articles',
  interfaceName: 'ArticlesBlock',
  labels: { singular: 'Articles', plural: 'Articles' },
  fields: [
    ...sectionHeading,
    {
      name: 'articles',
      type: 'relationship',
      relationTo: 'blogs',
      hasMany: true,
      maxRows: 12,
      admin: { description: 'In this order. Leave empty for the newest.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'select',
          options: Object.entries(blogCategories).map(([value, label]) => ({ value, label })),
          admin: { description: 'The newest of one category only.' },
        },
        { name: 'count', label: 'How many at most', type: 'number', defaultValue: 3, min: 1, max: 12 },
      ],
    },
  ],
};
