import { sitePath } from '@riverfront/contract';
import type { Block } from 'payload';
import { sectionHeading } from './section-heading.ts';

export const cards: Block = {
  slug: 'cards',
  interfaceName: 'CardsBlock',
  labels: { singular: 'Cards', plural: 'Cards' },
  fields: [
    ...sectionHeading,
    {
      name: 'cards',
      type: 'array',
      labels: { singular: 'Card', plural: 'Cards' },
      required: true,
      minRows: 1,
      maxRows: 24,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 80 },
        {
          name: 'subtitle',
          type: 'textarea',
          required: true,
          maxLength: 400,
          admin: { description: 'The card shows at most six lines.' },
        },
        {
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          label: 'Picture',
          filterOptions: { mimeType: { contains: 'image/' } },
        },
        {
          name: 'link',
          type: 'text',
          custom: { isLink: true },
          maxLength: 300,
          admin: { description: 'A path of this site. Without one the card cannot be clicked.' },
          validate: (value: string | null | undefined) =>
            !value || sitePath.test(value) || 'Write a path of this site that starts with /',
        },
      ],
    },
  ],
};
