import { blogCategories } from '@riverfront/contract';
import { readingMinutesField } from '../articles/reading-minutes.ts';
import { pictureField } from '../fields/picture.ts';
import { richTextField } from '../fields/rich-text.ts';
import { pathByKey } from '../preview/preview-paths.ts';
import { searchAndSharingField } from '../sharing/field.ts';
import { published } from './published.ts';

export const blogs = published(
  {
    slug: 'blogs',
    labels: { singular: 'Article', plural: 'Articles' },
    defaultSort: '-publishedOn',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'category', 'publishedOn', '_status'],
      description: 'Blogs and articles on the Insights page, each with a page of its own.',
    },
    fields: [
      { name: 'title', type: 'text', required: true, minLength: 5, maxLength: 90 },
      {
        name: 'subtitle',
        type: 'textarea',
        required: true,
        maxLength: 260,
        admin: { description: 'One or two sentences; shown on the card and above the article.' },
      },
      {
        name: 'category',
        type: 'select',
        required: true,
        options: Object.entries(blogCategories).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'author',
        type: 'relationship',
        relationTo: 'team-members',
        admin: { description: 'Shown with the article. Leave empty for none.' },
      },
      {
        name: 'publishedOn',
        type: 'date',
        required: true,
        index: true,
        admin: {
          description: 'The date shown on the article; the newest stands first.',
          date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' },
        },
      },
      pictureField({ name: 'image', label: 'Cover' }),
      richTextField('description', 'Text'),
      readingMinutesField,
      searchAndSharingField,
    ],
  },
  { keyFrom: 'title', previewAt: pathByKey('/blogs') },
);
