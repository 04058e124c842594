import { imageField } from '../../fields/image.ts';
import { row } from '../../fields/layout.ts';
import { linkField } from '../../fields/link.ts';
import { articleField, richTextField } from '../../fields/rich-text.ts';
import { paragraphField } from '../../fields/text.ts';
import { createBlock, headingFields } from './fields.ts';

export const text = createBlock('text', 'Text', 'Texts', [
  { name: 'title', type: 'text', maxLength: 120 },
  articleField('body', 'Text'),
]);

export const cards = createBlock('cards', 'Cards', 'Cards', [
  ...headingFields,
  {
    name: 'cards',
    type: 'array',
    labels: { singular: 'Card', plural: 'Cards' },
    required: true,
    minRows: 1,
    maxRows: 24,
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 80 },
      paragraphField('subtitle', 400, 'The card shows at most six lines.'),
      imageField({ name: 'image', label: 'Image', required: false }),
      linkField('link', {
        description: 'Without one the card cannot be clicked.',
        required: false,
        also: 'nothing',
      }),
    ],
  },
]);

export const groups = createBlock('groups', 'Industries with companies', 'Industries with companies', [
  ...headingFields,
  {
    name: 'groups',
    type: 'array',
    label: 'Industries',
    labels: { singular: 'Industry', plural: 'Industries' },
    required: true,
    minRows: 1,
    maxRows: 12,
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 80 },
      { name: 'text', type: 'textarea', maxLength: 600 },
      {
        name: 'companies',
        type: 'array',
        labels: { singular: 'Company', plural: 'Companies' },
        required: true,
        minRows: 1,
        maxRows: 12,
        fields: [
          { name: 'name', type: 'text', required: true, maxLength: 80 },
          { name: 'text', type: 'textarea', maxLength: 300 },
        ],
      },
    ],
  },
]);

export const callToAction = createBlock('call-to-action', 'Call to action', 'Calls to action', [
  { name: 'title', type: 'text', required: true, maxLength: 120 },
  { name: 'text', type: 'textarea', required: true, maxLength: 400 },
  row(
    { name: 'buttonLabel', type: 'text', required: true, maxLength: 40 },
    linkField('link', { also: 'fragments' }),
  ),
]);

export const questions = createBlock('questions', 'Questions and answers', 'Questions and answers', [
  ...headingFields,
  {
    name: 'questions',
    type: 'array',
    labels: { singular: 'Question', plural: 'Questions' },
    required: true,
    minRows: 1,
    maxRows: 30,
    fields: [
      { name: 'question', type: 'text', required: true, maxLength: 200 },
      richTextField('answer', 'Answer'),
    ],
  },
]);
