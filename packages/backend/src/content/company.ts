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
import { publishedCollection } from '../publishing/published.ts';

const companies = publishedCollection({
  slug: 'companies',
  labels: { singular: 'Client company', plural: 'Client companies' },
  orderable: true,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', '_status'],
    description: 'The scrolling logos on the home page.',
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
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

export const cultureHighlights = publishedCollection({
  slug: 'culture-highlights',
  labels: { singular: 'Culture highlight', plural: 'Culture highlights' },
  orderable: true,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status'],
    description:
      'The gallery on the Careers page, which shows the first six images and videos, videos first.',
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
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

const offices = publishedCollection(
  {
    slug: 'offices',
    labels: { singular: 'Office', plural: 'Offices' },
    orderable: true,
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'country', '_status'],
      description: 'The pins of the world map and the addresses beside it.',
    },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      lineField('label', 40, 'Short: the town or state.'),
      { name: 'address', type: 'textarea', required: true, maxLength: 300 },
      { name: 'country', type: 'text', required: true, validate: validateCountry },
      { name: 'phone', type: 'text', required: true, maxLength: 40 },
      { name: 'email', type: 'email', required: true },
      pinField('desktop', 'Pin on the large map'),
      pinField('mobile', 'Pin on the map of small screens (768 px and less)'),
    ],
  },
  {
    keyFrom: 'label',
    async keep(req, id, next) {
      const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, req });
      const isHeadOffice = settings.headOffice === Number(id);
      return isHeadOffice && !next ? 'The head office that the site settings name' : undefined;
    },
  },
);

const legalSections = publishedCollection(
  {
    slug: 'legal-sections',
    labels: { singular: 'Legal text', plural: 'Legal texts' },
    orderable: true,
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'document', '_status'],
      description: 'The sections of the privacy policy, the cookie policy and the terms.',
    },
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 80 },
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
  },
  {
    keepOne: { field: 'document', nameOf: (document) => `The last published section of the ${document}` },
  },
);

/** Creates a collection of people with a portrait. @param more fields between the text and the portrait */
function people(
  config: Pick<CollectionConfig, 'slug' | 'labels'> & { description: string },
  role: Field,
  content: Field,
  ...more: Field[]
): CollectionConfig {
  const { slug, labels, description } = config;
  const defaultColumns = ['name', 'designation', '_status'];
  const name = lineField('name', 80);
  return publishedCollection({
    slug,
    labels,
    orderable: true,
    admin: { useAsTitle: 'name', defaultColumns, description },
    fields: [name, role, content, ...more, imageField({ name: 'image', label: 'Portrait' })],
  });
}

const teamMembers = people(
  {
    slug: 'team-members',
    labels: { singular: 'Team member', plural: 'Team' },
    description: 'The cards of the team on the About page. Drag the rows to change the order.',
  },
  lineField('designation', 100, undefined, { label: 'Role' }),
  paragraphField('content', 1000, 'The back of the card, about 80 words. An empty line starts a paragraph.', {
    label: 'About this person',
  }),
  linkField('linkedin', {
    label: 'Professional profile',
    description: 'Used only when the site settings link team icons to profiles.',
  }),
);

const successStories = people(
  {
    slug: 'success-stories',
    labels: { singular: 'Success story', plural: 'Success stories' },
    description: 'Quotes from clients, in the carousel of the Insights page.',
  },
  lineField('designation', 140, undefined, { label: 'Role and company' }),
  paragraphField('content', 900, 'Without quotation marks. An empty line starts a paragraph.', {
    label: 'Quote',
  }),
);

/** In the order of the configuration. */
export const companyContent = [teamMembers, successStories, companies, offices, legalSections];
