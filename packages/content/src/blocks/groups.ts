import type { Block } from 'payload';
import { sectionHeading } from './section-heading.ts';

export const groups: Block = {
  slug: 'groups',
  interfaceName: 'GroupsBlock',
  labels: { singular: 'Industries with companies', plural: 'Industries with companies' },
  fields: [
    ...sectionHeading,
    {
      name: 'groups',
      type: 'array',
      label: 'Industries',
      labels: { singular: 'Industry', plural: 'Industries' },
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 80 },
        { name: 'text', type: 'textarea', maxLength: 600 },
        {
          name: 'companies',
          type: 'array',
          labels: { singular: 'Company', plural: 'Companies' },
          required: true,
          minRows: 1,
          maxRows: 12,
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 80 },
            { name: 'text', type: 'textarea', maxLength: 300 },
          ],
        },
      ],
    },
  ],
};
