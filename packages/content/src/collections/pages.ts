import { sectionsField } from '../blocks/sections.ts';
import { pictureField } from '../fields/picture.ts';
import { richTextField } from '../fields/rich-text.ts';
import { published } from './published.ts';

export const pages = published(
  {
    slug: 'pages',
    labels: { singular: 'Topic page', plural: 'Topic pages' },
    admin: {
      group: 'Pages',
      useAsTitle: 'title',
      defaultColumns: ['title', 'path', 'updatedAt', '_status'],
      description: 'Pages on one topic, each at a path of its own.',
    },
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 90 },
      {
        name: 'subtitle',
        type: 'textarea',
        required: true,
        maxLength: 260,
        admin: { description: 'Shown below the title and to search engines.' },
      },
      {
        name: 'path',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        maxLength: 120,
        validate: (value: string | null | undefined) =>
          /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? '') ||
          'Write a path such as /sap-btp: small letters, digits and hyphens.',
        admin: { position: 'sidebar', description: 'Where the page stands, for example /sap-btp.' },
      },
      pictureField({ name: 'image', label: 'Cover' }),
      richTextField('description', 'Text'),
      sectionsField,
    ],
  },
  { keyFrom: 'title' },
);
