import { legalDocuments } from '@riverfront/contract';
import type { CollectionConfig, Field } from 'payload';
import {
  group,
  imageField,
  lineField,
  listField,
  mediaField,
  paragraphField,
  row,
  validateCountry,
} from '../fields/factories.ts';
import { linkField } from '../fields/link.ts';
import { richTextField } from '../fields/rich-text.ts';
import { type PublishedOptions, publishedCollection } from '../publishing/published.ts';

interface Collection extends PublishedOptions {
  slug: string;
  /** Singular and plural. */
  labels: [string, string];
  /** Field that names a document. */
  title: 'name' | 'title';
  /** Columns of the list between the title and the status. */
  columns?: string[];
  description: string;
  /** Fields below the title. */
  fields: Field[];
}

/** Creates a collection whose order on the site is that of its rows. */
function orderedCollection(collection: Collection): CollectionConfig {
  const { slug, labels, title, columns = [], description, fields, ...options } = collection;
  return publishedCollection(
    {
      slug,
      labels: { singular: labels[0], plural: labels[1] },
      orderable: true,
      admin: { useAsTitle: title, defaultColumns: [title, ...columns, '_status'], description },
      fields: [lineField(title, 80), ...fields],
    },
    options,
  );
}

const companies = orderedCollection({
  slug: 'companies',
  labels: ['Client company', 'Client companies'],
  title: 'name',
  description: 'The scrolling logos on the home page.',
  fields: [
    imageField({
      name: 'image',
      required: false,
      label: 'Logo',
      validate: (value: unknown, { siblingData }: { siblingData: { imageUrl?: string | null } }) =>
        value || siblingData.imageUrl ? true : 'Choose a logo, or enter its address below.',
      admin: { description: 'On a transparent background, about 480 × 160 pixels.' },
    }),
    lineField('imageUrl', 500, 'Instead of an uploaded logo. Browsers may load it only from this site.', {
      label: 'Address of an external logo',
      required: false,
      validate: (value: string | null | undefined) =>
        !value ||
        (/^https?:\/\//.test(value) && URL.canParse(value)) ||
        'Write a full address that starts with https://',
    }),
  ],
});

const cultureHighlights = orderedCollection({
  slug: 'culture-highlights',
  labels: ['Culture highlight', 'Culture highlights'],
  title: 'title',
  description: 'The gallery on the Careers page, which shows the first six images and videos, videos first.',
  fields: [
    listField('images', ['Image or video', 'Images and videos'], [1, 12], [mediaField('media')], {
      label: 'Images and videos',
    }),
  ],
});

function pinField(name: 'desktop' | 'mobile', label: string): Field {
  const percent = { type: 'number', required: true, min: 0, max: 100 } as const;
  const top: Field = { name: 'top', label: 'From the top, %', ...percent };
  const left: Field = { name: 'left', label: 'From the left, %', ...percent };
  return group(name, label, row(top, left));
}

const offices = orderedCollection({
  slug: 'offices',
  labels: ['Office', 'Offices'],
  title: 'name',
  columns: ['country'],
  description: 'The pins of the world map and the addresses beside it.',
  fields: [
    lineField('label', 40, 'Short: the town or state.'),
    { name: 'address', type: 'textarea', required: true, maxLength: 300 },
    { name: 'country', type: 'text', required: true, validate: validateCountry },
    { name: 'phone', type: 'text', required: true, maxLength: 40 },
    { name: 'email', type: 'email', required: true },
    pinField('desktop', 'Pin on the large map'),
    pinField('mobile', 'Pin on the map of small screens (768 px and less)'),
  ],
  keyFrom: 'label',
  async keep(req, id, next) {
    const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, req });
    const isHeadOffice = settings.headOffice === Number(id);
    return isHeadOffice && !next ? 'The head office that the site settings name' : undefined;
  },
});

const legalSections = orderedCollection({
  slug: 'legal-sections',
  labels: ['Legal text', 'Legal texts'],
  title: 'title',
  columns: ['document'],
  description: 'The sections of the privacy policy, the cookie policy and the terms.',
  fields: [
    {
      name: 'document',
      type: 'select',
      required: true,
      index: true,
      options: [...legalDocuments],
      admin: { description: 'The document that this section belongs to.' },
    },
    richTextField('description', 'Text'),
  ],
  keepOne: { field: 'document', nameOf: (document) => `The last published section of the ${document}` },
});

const portraitField = imageField({ name: 'image', label: 'Portrait' });

const teamMembers = orderedCollection({
  slug: 'team-members',
  labels: ['Team member', 'Team'],
  title: 'name',
  columns: ['designation'],
  description: 'The cards of the team on the About page. Drag the rows to change the order.',
  fields: [
    lineField('designation', 100, undefined, { label: 'Role' }),
    paragraphField(
      'content',
      1000,
      'The back of the card, about 80 words. An empty line starts a paragraph.',
      { label: 'About this person' },
    ),
    linkField('linkedin', {
      label: 'Professional profile',
      description: 'Used only when the site settings link team icons to profiles.',
    }),
    portraitField,
  ],
});

const successStories = orderedCollection({
  slug: 'success-stories',
  labels: ['Success story', 'Success stories'],
  title: 'name',
  columns: ['designation'],
  description: 'Quotes from clients, in the carousel of the Insights page.',
  fields: [
    lineField('designation', 140, undefined, { label: 'Role and company' }),
    paragraphField('content', 900, 'Without quotation marks. An empty line starts a paragraph.', {
      label: 'Quote',
    }),
    portraitField,
  ],
});

/** In the order of the configuration. */
export const companyContent = [
  teamMembers,
  successStories,
  companies,
  offices,
  legalSections,
  cultureHighlights,
];
