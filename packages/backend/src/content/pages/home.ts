import type { CollectionSlug, Field } from 'payload';
import { imageField, lineField } from '../../fields/factories.ts';
import { publishedGlobal } from '../../publishing/published.ts';
import { counterField } from '../blocks/sections.ts';

function selectionField(name: string, relationTo: CollectionSlug, label: string): Field {
  const description = 'Shown in this order. Unpublished ones are left out.';
  const relation = { type: 'relationship', relationTo, hasMany: true } as const;
  return { name, label, ...relation, admin: { description } };
}

/** Tag line, title and subtitle of a section. */
const headingFields: Field[] = [
  lineField('tag', 60, 'The small line above the title. Leave empty for none.', {
    label: 'Tag line',
    required: false,
  }),
  { name: 'title', type: 'text', required: true, maxLength: 120 },
  { name: 'subtitle', type: 'textarea', maxLength: 400 },
];

const heroSections: Field = {
  name: 'heroSections',
  type: 'array',
  label: 'Hero',
  labels: { singular: 'Hero', plural: 'Heroes' },
  required: true,
  minRows: 1,
  maxRows: 10,
  admin: { description: 'The first active one is shown.' },
  fields: [
    {
      name: 'heroVideo',
      type: 'upload',
      relationTo: 'media',
      label: 'Video or image',
      required: true,
      admin: { description: 'A short silent video (.mp4), or an image at least 1920 pixels wide.' },
    },
    { name: 'text', type: 'textarea', label: 'Headline', required: true, maxLength: 200 },
    { name: 'isActive', type: 'checkbox', label: 'Active', defaultValue: false },
  ],
};

const whySection: Field = {
  name: 'whySection',
  type: 'group',
  label: 'Why us',
  fields: [
    imageField({ name: 'banner' }),
    { name: 'heading', type: 'text', required: true, maxLength: 120 },
    { name: 'subHeading', type: 'textarea', required: true, maxLength: 400 },
    imageField({ name: 'image', label: 'Image' }),
    {
      name: 'whyCardData',
      type: 'array',
      label: 'Cards',
      labels: { singular: 'Card', plural: 'Cards' },
      required: true,
      minRows: 4,
      maxRows: 4,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 60 },
        { name: 'desc', type: 'textarea', label: 'Text', required: true, maxLength: 300 },
      ],
    },
  ],
};

const middleSection: Field = {
  name: 'middleSection',
  type: 'array',
  label: 'Counters',
  labels: { singular: 'Counter', plural: 'Counters' },
  minRows: 1,
  maxRows: 8,
  fields: [counterField('subText', 'text')],
};

const blogText = (name: string, label: string) => lineField(name, 200, undefined, { label });

export const home = publishedGlobal(
  {
    slug: 'home',
    label: 'Home page',
    admin: { description: 'The sections of the home page from top to bottom.' },
    fields: [
      heroSections,
      whySection,
      middleSection,
      {
        name: 'solutionsSection',
        type: 'group',
        label: 'Solutions',
        fields: [...headingFields, selectionField('solutionsCardsData', 'solutions', 'Solutions to show')],
      },
      {
        name: 'servicesSection',
        type: 'group',
        label: 'Services',
        fields: [...headingFields, selectionField('servicesCardsData', 'services', 'Services to show')],
      },
      {
        name: 'businessLevelSection',
        type: 'group',
        label: 'Call to action',
        fields: [
          { name: 'text', type: 'text', required: true, maxLength: 120 },
          { name: 'subText', type: 'textarea', required: true, maxLength: 300 },
          lineField('buttonLabel', 40, 'The button leads to the contact page.'),
        ],
      },
      {
        name: 'blogSections',
        type: 'group',
        label: 'Articles',
        fields: [
          blogText('blogTitle', 'Title'),
          blogText('blogSubTitle', 'First line'),
          blogText('blogSubTitle2', 'Second line'),
          blogText('blogSubTitle3', 'Third line'),
          blogText('blogViewAll', 'Link to all articles'),
          {
            ...selectionField('blogs', 'blogs', 'Pinned articles'),
            admin: { description: 'Shown first, in this order. The newest articles follow, four in all.' },
          } as Field,
        ],
      },
      {
        name: 'companyList',
        type: 'group',
        label: 'Client logos',
        fields: [
          { name: 'title', type: 'text', required: true, maxLength: 120 },
          selectionField('companyListData', 'companies', 'Companies to show'),
        ],
      },
    ],
  },
  { previewAt: () => '/' },
);
