import type { Field } from 'payload';
import { linkField } from '../../fields/link.ts';
import { publishedGlobal } from '../../publishing/published.ts';

/** Maximum numbers of entries. */
export const maxEntries = { main: 8, dropdown: 10, legal: 6 } as const;

const entry: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 50 },
  linkField('link', { label: 'Goes to' }),
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
      maxRows: maxEntries.main,
      fields: [
        ...entry,
        {
          name: 'children',
          type: 'array',
          label: 'Entries of its dropdown',
          labels,
          maxRows: maxEntries.dropdown,
          admin: { description: 'Leave empty for an entry without a dropdown.' },
          fields: entry,
        },
      ],
    },
    { name: 'contact', type: 'group', label: 'Button at the end', fields: entry },
    { name: 'legal', type: 'array', label: 'Legal links', labels, maxRows: maxEntries.legal, fields: entry },
  ],
});
