import { blogCategories } from '@riverfront/contract';
import { dayField } from '../fields/day.ts';
import { imageField } from '../fields/image.ts';
import { toOptions } from '../fields/layout.ts';
import { articleField } from '../fields/rich-text.ts';
import { paragraphField } from '../fields/text.ts';
import { pathByKey } from '../publishing/preview/preview-links.ts';
import { publishedCollection } from '../publishing/published.ts';
import { metaField } from '../search/seo/meta-field.ts';
import { readingMinutesField } from './reading-minutes.ts';

export const categoryOptions = toOptions(blogCategories);

export const blogs = publishedCollection(
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
      paragraphField('subtitle', 260, 'One or two sentences; shown on the card and above the article.'),
      { name: 'category', type: 'select', required: true, options: categoryOptions },
      {
        name: 'author',
        type: 'relationship',
        relationTo: 'team-members',
        admin: { description: 'Shown with the article. Leave empty for none.' },
      },
      dayField({
        name: 'publishedOn',
        required: true,
        index: true,
        admin: { description: 'The date shown on the article; the newest comes first.' },
      }),
      imageField({ name: 'image', label: 'Cover' }),
      articleField('description', 'Text'),
      readingMinutesField,
      metaField,
    ],
  },
  { previewAt: pathByKey('/blogs') },
);
