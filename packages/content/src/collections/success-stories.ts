import { pictureField } from '../fields/picture.ts';
import { published } from './published.ts';

export const successStories = published(
  {
    slug: 'success-stories',
    labels: { singular: 'Success story', plural: 'Success stories' },
    orderable: true,
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'designation', '_status'],
      description: 'What clients say, in the carousel of the Insights page.',
    },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      { name: 'designation', type: 'text', label: 'Role and company', required: true, maxLength: 140 },
      {
        name: 'content',
        type: 'textarea',
        label: 'Quote',
        required: true,
        maxLength: 900,
        admin: { description: 'Without quotation marks. An empty line starts a paragraph.' },
      },
      pictureField({ name: 'image', label: 'Portrait' }),
    ],
  },
  { keyFrom: 'name' },
);
