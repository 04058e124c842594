import { drawings, pageNames, statementPages } from '@riverfront/contract';
import { nobody } from '../../accounts/roles.ts';
import {
  group,
  lineField,
  listField,
  mediaField,
  paragraphField,
  row,
  selectField,
} from '../../fields/factories.ts';
import { pathOfHero } from '../../publishing/preview/preview-links.ts';
import { publishedCollection } from '../../publishing/published.ts';
import { sectionsField } from '../sections.ts';

const optional = { required: false } as const;

const base = publishedCollection(
  {
    slug: 'page-contents',
    labels: { singular: 'Page hero', plural: 'Page heroes' },
    admin: {
      useAsTitle: 'page',
      defaultColumns: ['page', 'updatedAt', '_status'],
      description: 'The image or video at the top of each page, and the heading below it.',
    },
    fields: [
      { name: 'page', type: 'select', required: true, unique: true, index: true, options: [...pageNames] },
      listField(
        'home',
        ['Hero item', 'Hero items'],
        [0, 8],
        [
          mediaField('media', 'An image at least 1920 pixels wide, or a short silent video.'),
          lineField('title', 120),
        ],
        {
          label: 'Hero',
          admin: { description: 'Several items become a carousel. Leave empty for no hero.' },
        },
      ),
      selectField('drawing', drawings, {
        required: false,
        admin: {
          condition: ({ page }) => statementPages.includes(page),
          description:
            'Stands beside the headline in place of the image or video. Leave empty to show those.',
        },
      }),
      group(
        'intro',
        'Heading below the hero',
        { name: 'tag', type: 'text', label: 'Tag line', maxLength: 60 },
        paragraphField('title', 120, 'Line breaks are kept.', optional),
        paragraphField('text', 1200, 'An empty line starts a paragraph.', optional),
        lineField('linkLabel', 60, 'Text of the link to the whole list, where the page has one.', optional),
        listField(
          'figures',
          ['Figure', 'Figures'],
          [0, 3],
          [row(lineField('figure', 20), lineField('text', 60))],
          { label: 'Figures below the title' },
        ),
      ),
      sectionsField,
    ],
  },
  {
    previewAt: pathOfHero,
    keepOne: { field: 'page', nameOf: (page) => `The hero of the page “${page}”` },
  },
);

/** The hero of each fixed page: one document each, which cannot be deleted. */
export const pageContents: typeof base = {
  ...base,
  disableBulkEdit: true,
  access: { ...base.access, delete: nobody },
};
