import type { Field } from 'payload';
import { row } from '../../fields/layout.ts';
import { lineField } from '../../fields/text.ts';
import { categoryOptions } from '../articles.ts';
import { counterField, createBlock, headingFields, selectionField } from './fields.ts';

const requiredTitle: Field = { name: 'title', type: 'text', required: true, maxLength: 120 };
const optionalText: Field = { name: 'text', type: 'textarea', maxLength: 800 };
const allInOrder = 'In this order. Leave empty for all of them.';

export const hero = createBlock('hero', 'Hero', 'Heroes', [
  {
    ...requiredTitle,
    label: 'Headline',
    admin: { description: 'Replaces the page’s own heading when this is the first section.' },
  },
  {
    name: 'media',
    label: 'Images and videos',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    required: true,
    minRows: 1,
    maxRows: 8,
    admin: {
      description: 'Images at least 1920 pixels wide, or short silent videos. Several become a carousel.',
    },
  },
]);

export const counters = createBlock('counters', 'Counters', 'Counters', [
  { name: 'title', type: 'text', maxLength: 120 },
  {
    name: 'counters',
    type: 'array',
    labels: { singular: 'Counter', plural: 'Counters' },
    required: true,
    minRows: 1,
    maxRows: 6,
    fields: [counterField('figure', 'text')],
  },
]);

export const logos = createBlock('logos', 'Client logos', 'Client logos', [
  requiredTitle,
  selectionField('companies', 'companies', 40, allInOrder),
]);

export const stories = createBlock('stories', 'Success stories', 'Success stories', [
  { ...requiredTitle, defaultValue: 'Success stories' },
  optionalText,
  selectionField('stories', 'success-stories', 20, allInOrder),
]);

export const timeline = createBlock('timeline', 'Timeline', 'Timelines', [
  requiredTitle,
  {
    name: 'entries',
    type: 'array',
    label: 'Periods',
    labels: { singular: 'Period', plural: 'Periods' },
    maxRows: 20,
    admin: { description: 'Leave empty for the periods of the About page.' },
    fields: [
      row(
        { name: 'period', type: 'text', label: 'Years or phase', required: true, maxLength: 30 },
        { name: 'title', type: 'text', required: true, maxLength: 80 },
      ),
      { name: 'text', type: 'textarea', required: true, maxLength: 600 },
    ],
  },
]);

export const gallery = createBlock('gallery', 'Gallery', 'Galleries', [
  requiredTitle,
  optionalText,
  selectionField(
    'highlights',
    'culture-highlights',
    12,
    'Their first six images and videos are shown, videos first. Leave empty for all highlights.',
  ),
]);

export const map = createBlock('map', 'Map of the offices', 'Maps of the offices', headingFields);

export const jobsBlock = createBlock('jobs', 'Open roles', 'Open roles', [
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

export const articles = createBlock('articles', 'Articles', 'Articles', [
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
