import { blogCategories, offerFacts } from '@riverfront/contract';
import type { CollectionConfig, FieldHook, NumberField } from 'payload';
import { dayField } from '../fields/day.ts';
import { group, imageField, lineField, paragraphField, toOptions } from '../fields/factories.ts';
import { toPlainText } from '../fields/plain-text.ts';
import { articleField } from '../fields/rich-text.ts';
import { pathByKey } from '../publishing/preview/preview-links.ts';
import { publishedCollection } from '../publishing/published.ts';
import { metaField } from '../search/meta-field.ts';
import { today } from '../time/company-time.ts';

/** Brysbaert 2019: 238 for English non-fiction read silently; fewer for texts full of names. */
const wordsPerMinute = 220;

/** Estimates the reading time of a rich text in whole minutes, at least 1. */
function estimateReadingMinutes(text: unknown): number {
  const words = toPlainText(text).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

const estimate: FieldHook = ({ siblingData, originalDoc }) =>
  estimateReadingMinutes({ ...originalDoc, ...siblingData }.description);

/** Stores the reading time of an article, so that lists need not load its text. */
const readingMinutesField: NumberField = {
  name: 'readingMinutes',
  type: 'number',
  hooks: { beforeChange: [estimate] },
  admin: { hidden: true },
};

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
        defaultValue: () => today(),
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

const factExamples: Record<keyof typeof offerFacts, string> = {
  duration: 'For example: 7 to 14 months',
  team: 'For example: 9 to 16 people',
  startsWith: 'For example: an assessment of six weeks',
  youBring: 'For example: six to ten key users at half their time',
  endsWith: 'For example: four weeks of care with one month-end close',
};

/** What visitors compare offers by, shown under the title; a fact without a text is not shown. */
const factsField = group(
  'facts',
  'Facts under the title',
  ...Object.entries(factExamples).map(([name, example]) =>
    lineField(name, 120, example, { label: offerFacts[name as keyof typeof offerFacts], required: false }),
  ),
);

/** Creates the collection of services or solutions, which have the same fields. */
function offers(names: { slug: string; singular: string; plural: string; where: string }): CollectionConfig {
  return publishedCollection(
    {
      slug: names.slug,
      labels: { singular: names.singular, plural: names.plural },
      orderable: true,
      admin: {
        useAsTitle: 'title',
        defaultColumns: ['title', 'updatedAt', '_status'],
        description: `${names.where} Drag the rows to change the order.`,
      },
      fields: [
        { name: 'title', type: 'text', required: true, minLength: 3, maxLength: 70 },
        paragraphField('subtitle', 300, 'Shown on the card: what we do, for whom, with a figure.', {
          label: 'Summary',
        }),
        factsField,
        imageField({ name: 'image', label: 'Cover' }),
        articleField('description', 'Text'),
        metaField,
      ],
    },
    { previewAt: pathByKey(`/${names.slug}`) },
  );
}

export const services = offers({
  slug: 'services',
  singular: 'Service',
  plural: 'Services',
  where: 'What the company does, on /services and on the home page.',
});

export const solutions = offers({
  slug: 'solutions',
  singular: 'Solution',
  plural: 'Solutions',
  where: 'Ready-made offers for an industry or a function, on /solution and on the home page.',
});
