import { published } from './published.ts';

export const cultureHighlights = published(
  {
    slug: 'culture-highlights',
    labels: { singular: 'Culture highlight', plural: 'Culture highlights' },
    orderable: true,
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', '_status'],
      description:
        'The gallery on the Careers page, which shows the first six pictures and films, films first.',
    },
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 80 },
      {
        name: 'images',
        type: 'array',
        label: 'Pictures and films',
        labels: { singular: 'Picture or film', plural: 'Pictures and films' },
        required: true,
        minRows: 1,
        maxRows: 12,
        fields: [{ name: 'media', type: 'upload', relationTo: 'media', required: true }],
      },
    ],
  },
  { keyFrom: 'title' },
);
