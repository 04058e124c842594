import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { nobody } from '../access/nobody.ts';
import { keepHeldSendings } from '../erasure/guards.ts';
import { sendAgainField, sendingFields } from '../fields/sending.ts';
import { retryMailEndpoint } from '../mails/retry-mail.ts';

/**
 * What the site has to send. A row is written with the record it is about, in
 * one transaction; the queue sends it and writes down what became of it.
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Outgoing mail', plural: 'Outgoing mail' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'to', 'state', 'attempts', 'createdAt'],
    description: 'Mail that the site sends by itself. What failed for 24 hours stays here as failed.',
  },
  access: { create: nobody, read: administrators, update: nobody, delete: administrators },
  hooks: { beforeDelete: [keepHeldSendings] },
  endpoints: [retryMailEndpoint],
  fields: [
    sendAgainField,
    { name: 'kind', type: 'text', required: true, index: true },
    { name: 'to', type: 'text', required: true },
    { name: 'replyTo', type: 'text' },
    {
      name: 'about',
      type: 'text',
      index: true,
      admin: { description: 'Number of the record it belongs to.' },
    },
    ...sendingFields,
    {
      // Encrypted, because a one-time code must not be readable in the database; emptied once sent.
      name: 'sealedData',
      type: 'textarea',
      access: { read: () => false },
      admin: { hidden: true },
    },
  ],
};
