import { pageNames } from '@riverfront/contract';
import { nobody } from '../access/nobody.ts';
import { sectionsField } from '../blocks/sections.ts';
import { pathOfHero } from '../preview/preview-paths.ts';
import { published } from './published.ts';

const base = published(
  {
    slug: 'page-contents',
    labels: { singular: 'Page hero', plural: 'Page heroes' },
    admin: {
      useAsTitle: 'page',
      defaultColumns: ['page', 'updatedAt', '_status'],
      description: 'The opening picture or film of each page, and the heading below it.',
    },
    fields: [
      { name: 'page', type: 'select', required: true, unique: true, index: true, options: [...pageNames] },
      {
        name: 'home',
        type: 'array',
        label: 'Hero',
        labels: { singular: 'Hero item', plural: 'Hero items' },
        maxRows: 8,
        admin: { description: 'One item stands still, several become a carousel, none leaves the hero out.' },
        fields: [
          {
            name: 'media',
            type: 'upload',
            relationTo: 'media',
            required: true,
            admin: { description: 'A picture at least 1920 pixels wide, or a short silent film.' },
          },
          { name: 'title', type: 'text', required: true, maxLength: 120 },
        ],
      },
      {
        name: 'intro',
        type: 'group',
        label: 'Heading below the hero',
        fields: [
          { name: 'tag', type: 'text', label: 'Tag line', maxLength: 60 },
          {
            name: 'title',
            type: 'textarea',
            maxLength: 120,
            admin: { description: 'A line break stays a line break.' },
          },
          {
            name: 'text',
            type: 'textarea',
            maxLength: 1200,
            admin: { description: 'An empty line starts a paragraph.' },
          },
          {
            name: 'linkLabel',
            type: 'text',
            maxLength: 60,
            admin: { description: 'Text of the link to the whole list, where the page has one.' },
          },
        ],
      },
      sectionsField,
    ],
  },
  {
    keyFrom: 'page',
    previewAt: pathOfHero,
    keepOne: { field: 'page', nameOf: (page) => `The hero of the page “${page}”` },
  },
);

/** What opens each fixed page of the site: one document for each, which stays as long as the page does. */
export const pageContents: typeof base = {
  ...base,
  disableBulkEdit: true,
  access: { ...base.access, delete: nobody },
};
