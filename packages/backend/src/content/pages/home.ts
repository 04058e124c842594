import type { CollectionSlug, Field } from 'payload';
import {
  checkboxField,
  group,
  imageField,
  lineField,
  listField,
  mediaField,
  paragraphField,
  row,
} from '../../fields/factories.ts';
import { linkField } from '../../fields/link.ts';
import { publishedGlobal } from '../../publishing/published.ts';
import { counterField } from '../sections.ts';

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

const heroSections = listField(
  'heroSections',
  ['Hero', 'Heroes'],
  [1, 10],
  [
    mediaField('heroVideo', 'A short silent video (.mp4), or an image at least 1920 pixels wide.', {
      label: 'Video or image',
    }),
    { name: 'text', type: 'textarea', label: 'Headline', required: true, maxLength: 200 },
    checkboxField('isActive', 'Active'),
  ],
  { label: 'Hero', admin: { description: 'The first active one is shown.' } },
);

const heroActions = listField(
  'heroActions',
  ['Button', 'Buttons'],
  [0, 2],
  [row(lineField('label', 40), linkField('link', { also: 'nothing' }))],
  { label: 'Buttons below the headline', admin: { description: 'The first is the main one.' } },
);

const whySection = group(
  'whySection',
  'Why us',
  imageField({ name: 'banner' }),
  lineField('heading', 120),
  paragraphField('subHeading', 400),
  imageField({ name: 'image', label: 'Image' }),
  listField(
    'whyCardData',
    ['Card', 'Cards'],
    [4, 4],
    [lineField('title', 60), paragraphField('desc', 300, undefined, { label: 'Text' })],
    { label: 'Cards' },
  ),
);

const middleSection = listField(
  'middleSection',
  ['Counter', 'Counters'],
  [1, 8],
  [counterField('subText', 'text')],
  { label: 'Counters', required: false },
);

const blogText = (name: string, label: string) => lineField(name, 200, undefined, { label });

export const home = publishedGlobal(
  {
    slug: 'home',
    label: 'Home page',
    admin: { description: 'The sections of the home page from top to bottom.' },
    fields: [
      heroSections,
      heroActions,
      checkboxField('keepHeadline', 'Keep the headline', {
        admin: { description: 'Off: the headline fades four seconds after the video begins.' },
      }),
      whySection,
      {
        name: 'caseStudy',
        label: 'Case study',
        type: 'relationship',
        relationTo: 'cases',
        admin: { description: 'Shown with its first figure above the counters. Leave empty for none.' },
      },
      middleSection,
      group(
        'solutionsSection',
        'Solutions',
        ...headingFields,
        selectionField('solutionsCardsData', 'solutions', 'Solutions to show'),
      ),
      group(
        'servicesSection',
        'Services',
        ...headingFields,
        selectionField('servicesCardsData', 'services', 'Services to show'),
      ),
      group(
        'businessLevelSection',
        'Call to action',
        lineField('text', 120),
        paragraphField('subText', 300),
        lineField('buttonLabel', 40, 'The button leads to the contact page.'),
      ),
      group(
        'blogSections',
        'Articles',
        blogText('blogTitle', 'Title'),
        blogText('blogSubTitle', 'First line'),
        blogText('blogSubTitle2', 'Second line'),
        blogText('blogSubTitle3', 'Third line'),
        blogText('blogViewAll', 'Link to all articles'),
        {
          ...selectionField('blogs', 'blogs', 'Pinned articles'),
          admin: { description: 'Shown first, in this order. The newest articles follow, four in all.' },
        } as Field,
      ),
      group(
        'companyList',
        'Client logos',
        lineField('title', 120),
        selectionField('companyListData', 'companies', 'Companies to show'),
      ),
    ],
  },
  { previewAt: () => '/' },
);
