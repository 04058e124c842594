import { published } from './published.ts';

export const companies = published(
  {
    slug: 'companies',
    labels: { singular: 'Client company', plural: 'Client companies' },
    orderable: true,
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', '_status'],
      description: 'The scrolling logos on the home page.',
    },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        label: 'Logo',
        filterOptions: { mimeType: { contains: 'image/' } },
        validate: (value: unknown, { siblingData }: { siblingData: { imageUrl?: string | null } }) =>
          value || siblingData.imageUrl ? true : 'Choose a logo, or give its address below.',
        admin: { description: 'On a transparent background, about 480 × 160 pixels.' },
      },
      {
        name: 'imageUrl',
        type: 'text',
        label: 'Address of a logo elsewhere',
        maxLength: 500,
        validate: (value: string | null | undefined) =>
          !value ||
          (/^https?:\/\//.test(value) && URL.canParse(value)) ||
          'Write a full address that starts with https://',
        admin: {
          description:
            'Instead of an uploaded logo. Visitors’ browsers are allowed to load it only from this site.',
        },
      },
    ],
  },
  { keyFrom: 'name' },
);
