import type { CollectionConfig } from 'payload';
import { recruitersAndSales } from '../../accounts/roles.ts';
import { selectField } from '../../fields/factories.ts';

const audiences = { applications: 'Applicants', messages: 'Senders of messages' };

/** Texts that staff reply with. */
export const replyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  labels: { singular: 'Reply template', plural: 'Reply templates' },
  defaultSort: 'name',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'audience', 'subject'],
    description: 'Texts to reply with. Names in double braces are filled in for each receiver.',
  },
  access: {
    create: recruitersAndSales,
    read: recruitersAndSales,
    update: recruitersAndSales,
    delete: recruitersAndSales,
  },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 80 },
    selectField('audience', audiences, { label: 'For', defaultValue: 'applications' }),
    { name: 'subject', type: 'text', required: true, maxLength: 150 },
    {
      name: 'body',
      label: 'Text',
      type: 'textarea',
      required: true,
      maxLength: 10_000,
      admin: {
        rows: 14,
        description:
          'You may use {{firstName}}, {{lastName}}, {{jobTitle}}, {{reference}}, {{company}} and {{schedulingUrl}}, the page where people book a time with you; for messages {{name}}, {{reference}} and {{company}}.',
      },
    },
  ],
};
