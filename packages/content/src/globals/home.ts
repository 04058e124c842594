import type { Field } from 'payload';
import { headingFields } from '../fields/heading.ts';
import { pictureField } from '../fields/picture.ts';
import { pathOfHome } from '../preview/preview-paths.ts';
import { publishedGlobal } from './published-global.ts';

const chosen = (
  name: string,
  relationTo: 'services' | 'solutions' | 'blogs' | 'companies',
  what: string,
): Field => ({
  name,
  type: 'relationship',
  relationTo,
  hasMany: true,
  required: true,
  label: what,
  admin: { description: 'Shown in this order. What is not published is left out.' },
});

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
      label: 'Film or picture',
      required: true,
      admin: { description: 'A short silent film (.mp4), or a picture at least 1920 pixels wide.' },
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
    pictureField({ name: 'banner' }),
    { name: 'heading', type: 'text', required: true, maxLength: 120 },
    { name: 'subHeading', type: 'textarea', required: true, maxLength: 400 },
    pictureField({ name: 'image', label: 'Picture' }),
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
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'subText',
          type: 'text',
          label: 'Number',
          required: true,
          maxLength: 20,
          validate: (value: string | null | undefined) =>
            (typeof value === 'string' && /\d/.test(value)) || 'Write a number, for example 13+ or 98%.',
          admin: { description: 'The digits count up; what stands around them stays.' },
        },
        { name: 'text', type: 'text', label: 'What it counts', required: true, maxLength: 60 },
      ],
    },
  ],
};

const blogText = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  maxLength: 200,
});

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
        fields: [...headingFields, chosen('solutionsCardsData', 'solutions', 'Solutions to show')],
      },
      {
        name: 'servicesSection',
        type: 'group',
        label: 'Services',
        fields: [...headingFields, chosen('servicesCardsData', 'services', 'Services to show')],
      },
      {
        name: 'businessLevelSection',
        type: 'group',
        label: 'Call to action',
        fields: [
          { name: 'text', type: 'text', required: true, maxLength: 120 },
          { name: 'subText', type: 'textarea', required: true, maxLength: 300 },
          {
            name: 'buttonLabel',
            type: 'text',
            required: true,
            maxLength: 40,
            admin: { description: 'The button leads to the contact page.' },
          },
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
          chosen('blogs', 'blogs', 'Articles to show'),
        ],
      },
      {
        name: 'companyList',
        type: 'group',
        label: 'Client logos',
        fields: [
          { name: 'title', type: 'text', required: true, maxLength: 120 },
          chosen('companyListData', 'companies', 'Companies to show'),
        ],
      },
    ],
  },
  { previewAt: pathOfHome },
);
