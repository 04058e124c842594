import type { Block, BlocksField, CollectionSlug, Field, RelationshipField } from 'payload';
import { imageField, lineField, listField, mediaField, paragraphField, row } from '../fields/factories.ts';
import { linkField } from '../fields/link.ts';
import { articleField, richTextField } from '../fields/rich-text.ts';
import { categoryOptions } from './articles.ts';

/** The optional texts above the content of a section. */
const headingFields: Field[] = [
  { name: 'tag', type: 'text', label: 'Tag line', maxLength: 60 },
  { name: 'title', type: 'text', maxLength: 120 },
  { name: 'text', type: 'textarea', maxLength: 800 },
];

/**
 * Creates a block whose type is named after its slug: `call-to-action` → `CallToActionBlock`. Its drawing for the
 * section picker is a file of the staff side.
 */
function createBlock(slug: string, singular: string, plural: string, fields: Field[]): Block {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    slug,
    interfaceName: `${words.join('')}Block`,
    labels: { singular, plural },
    admin: { images: { thumbnail: { url: `/sections/${slug}.svg`, alt: '' } } },
    fields,
  };
}

/** Creates an ordered selection of documents. */
function selectionField(
  name: string,
  relationTo: CollectionSlug,
  maxRows: number,
  description: string,
): RelationshipField {
  return { name, type: 'relationship', relationTo, hasMany: true, maxRows, admin: { description } };
}

/** Creates a figure whose digits count up, and what it counts. */
export function counterField(name: string, textName: string): Field {
  return row(
    lineField(name, 20, 'The digits count up; the characters around them do not change.', {
      label: 'Number',
      validate: (value: string | null | undefined) =>
        /\d/.test(value ?? '') || 'Write a number, for example 13+ or 98%.',
    }),
    { name: textName, type: 'text', label: 'What it counts', required: true, maxLength: 60 },
  );
}

const text = createBlock('text', 'Text', 'Texts', [
  { name: 'title', type: 'text', maxLength: 120 },
  articleField('body', 'Text'),
]);

const cards = createBlock('cards', 'Cards', 'Cards', [
  ...headingFields,
  listField(
    'cards',
    ['Card', 'Cards'],
    [1, 24],
    [
      lineField('title', 80),
      paragraphField('subtitle', 400, 'The card shows at most six lines.'),
      imageField({ name: 'image', label: 'Image', required: false }),
      linkField('link', {
        description: 'Without one the card cannot be clicked.',
        required: false,
        also: 'nothing',
      }),
    ],
  ),
]);

const groups = createBlock('groups', 'Industries with companies', 'Industries with companies', [
  ...headingFields,
  listField(
    'groups',
    ['Industry', 'Industries'],
    [1, 12],
    [
      lineField('title', 80),
      { name: 'text', type: 'textarea', maxLength: 600 },
      listField(
        'companies',
        ['Company', 'Companies'],
        [1, 12],
        [
          row(
            lineField('name', 80),
            lineField(
              'figure',
              60,
              'Stands as the heading, with the name above it: 38 hours of standstill.',
              {
                required: false,
              },
            ),
          ),
          { name: 'text', type: 'textarea', maxLength: 300 },
          linkField('link', {
            description: 'The case study, if there is one.',
            required: false,
            also: 'nothing',
          }),
        ],
      ),
    ],
    { label: 'Industries' },
  ),
]);

const callToAction = createBlock('call-to-action', 'Call to action', 'Calls to action', [
  { name: 'title', type: 'text', required: true, maxLength: 120 },
  { name: 'text', type: 'textarea', required: true, maxLength: 400 },
  row(
    { name: 'buttonLabel', type: 'text', required: true, maxLength: 40 },
    linkField('link', { also: 'fragments' }),
  ),
]);

const questions = createBlock('questions', 'Questions and answers', 'Questions and answers', [
  ...headingFields,
  listField(
    'questions',
    ['Question', 'Questions'],
    [1, 30],
    [lineField('question', 200), richTextField('answer', 'Answer')],
  ),
]);

const requiredTitle: Field = { name: 'title', type: 'text', required: true, maxLength: 120 };
const optionalText: Field = { name: 'text', type: 'textarea', maxLength: 800 };
const allInOrder = 'In this order. Leave empty for all of them.';

const hero = createBlock('hero', 'Hero', 'Heroes', [
  {
    ...requiredTitle,
    label: 'Headline',
    admin: { description: 'Replaces the page’s own heading when this is the first section.' },
  },
  mediaField(
    'media',
    'Images at least 1920 pixels wide, or short silent videos. Several become a carousel.',
    { label: 'Images and videos', hasMany: true, minRows: 1, maxRows: 8 },
  ),
]);

const counters = createBlock('counters', 'Counters', 'Counters', [
  { name: 'title', type: 'text', maxLength: 120 },
  listField('counters', ['Counter', 'Counters'], [1, 6], [counterField('figure', 'text')]),
]);

const logos = createBlock('logos', 'Client logos', 'Client logos', [
  requiredTitle,
  selectionField('companies', 'companies', 40, allInOrder),
]);

const stories = createBlock('stories', 'Success stories', 'Success stories', [
  { ...requiredTitle, defaultValue: 'Success stories' },
  optionalText,
  selectionField('stories', 'success-stories', 20, allInOrder),
]);

const timeline = createBlock('timeline', 'Timeline', 'Timelines', [
  requiredTitle,
  listField(
    'entries',
    ['Period', 'Periods'],
    [0, 20],
    [
      row(lineField('period', 30, undefined, { label: 'Years or phase' }), lineField('title', 80)),
      paragraphField('text', 600),
    ],
    { label: 'Periods', admin: { description: 'Leave empty for the periods of the About page.' } },
  ),
]);

const gallery = createBlock('gallery', 'Gallery', 'Galleries', [
  requiredTitle,
  optionalText,
  selectionField(
    'highlights',
    'culture-highlights',
    12,
    'Their first six images and videos are shown, videos first. Leave empty for all highlights.',
  ),
]);

const map = createBlock('map', 'Map of the offices', 'Maps of the offices', headingFields);

const jobsBlock = createBlock('jobs', 'Open roles', 'Open roles', [
  ...headingFields,
  row(
    lineField('department', 60, 'As written in the jobs. Leave empty for all departments.', {
      required: false,
    }),
    {
      name: 'count',
      label: 'Maximum number',
      type: 'number',
      required: true,
      defaultValue: 5,
      min: 1,
      max: 20,
      admin: { description: 'The newest open roles are shown.' },
    },
  ),
]);

const articles = createBlock('articles', 'Articles', 'Articles', [
  ...headingFields,
  selectionField('articles', 'blogs', 12, 'In this order. Leave empty for the newest.'),
  row(
    {
      name: 'category',
      type: 'select',
      options: categoryOptions,
      admin: { description: 'Only the newest of this category.' },
    },
    { name: 'count', label: 'Maximum number', type: 'number', defaultValue: 3, min: 1, max: 12 },
  ),
]);

/** The sections below the hero of a fixed screen, in their order. */
export const sectionsField: BlocksField = {
  name: 'sections',
  type: 'blocks',
  labels: { singular: 'Section', plural: 'Sections' },
  blocks: [text, cards, groups, callToAction],
  maxRows: 20,
};

const companyBlocks = [counters, logos, stories, timeline, gallery, map];

/** The sections of a page that staff compose. */
export const pageSectionsField: BlocksField = {
  ...sectionsField,
  blocks: [hero, text, cards, groups, ...companyBlocks, callToAction, questions, jobsBlock, articles],
};
