import type { Field } from 'payload';
import { linkField } from '../fields/link.ts';
import { publishedGlobal } from './published-global.ts';

const item: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 50 },
  linkField('link', 'Goes to'),
];

const labels = { singular: 'Menu entry', plural: 'Menu entries' };

export const menus = publishedGlobal({
  slug: 'menus',
  label: 'Menus',
  admin: { description: 'The entries of the header and the footer, in their order.' },
  fields: [
    {
      name: 'main',
      type: 'array',
      label: 'Main menu',
      labels,
      required: true,
      minRows: 1,
      maxRows: 8,
      fields: [
        ...item,
        {
          name: 'children',
          type: 'array',
          label: 'Entries of its dropdown',
          labels,
          maxRows: 10,
          admin: { description: 'Leave empty for an entry without a dropdown.' },
          fields: item,
        },
      ],
    },
    { name: 'contact', type: 'group', label: 'Button at the end', fields: item },
    { name: 'legal', type: 'array', label: 'Legal links', labels, maxRows: 6, fields: item },
  ],
});
