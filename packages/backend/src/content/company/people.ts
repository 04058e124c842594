import { imageField } from '../../fields/image.ts';
import { linkField } from '../../fields/link.ts';
import { publishedCollection } from '../published.ts';

export const teamMembers = publishedCollection(
  {
    slug: 'team-members',
    labels: { singular: 'Team member', plural: 'Team' },
    orderable: true,
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'designation', '_status'],
      description: 'The cards of the team on the About page. Drag the rows to change the order.',
    },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      { name: 'designation', type: 'text', label: 'Role', required: true, maxLength: 100 },
      {
        name: 'content',
        type: 'textarea',
        label: 'About this person',
        required: true,
        maxLength: 1000,
        admin: { description: 'The back of the card, about 80 words. An empty line starts a paragraph.' },
      },
      linkField(
        'linkedin',
        'Professional profile',
        'Used only when the site settings link team icons to profiles.',
      ),
      imageField({ name: 'image', label: 'Portrait' }),
    ],
  },
  { keyFrom: 'name' },
);

export const successStories = publishedCollection(
  {
    slug: 'success-stories',
    labels: { singular: 'Success story', plural: 'Success stories' },
    orderable: true,
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'designation', '_status'],
      description: 'Quotes from clients, in the carousel of the Insights page.',
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
      imageField({ name: 'image', label: 'Portrait' }),
    ],
  },
  { keyFrom: 'name' },
);
