import { legalDocuments } from '@riverfront/contract';
import { richTextField } from '../fields/rich-text.ts';
import { published } from './published.ts';

export const legalSections = published(
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
        admin: { description: 'Which document this section belongs to.' },
      },
      richTextField('description', 'Text'),
    ],
  },
  {
    keyFrom: 'title',
    keepOne: { field: 'document', nameOf: (document) => `The last published section of the ${document}` },
  },
);
