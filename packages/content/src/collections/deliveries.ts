import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { nobody } from '../access/nobody.ts';
import { sales } from '../access/sales.ts';
import { retryDeliveryEndpoint } from '../deliveries/retry-delivery.ts';
import { keepHeldSendings } from '../erasure/guards.ts';
import { sendAgainField, sendingFields } from '../fields/sending.ts';

/** What was told to the customer system by webhook, and what became of it. Written by the site alone. */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Webhook delivery', plural: 'Webhook deliveries' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'about',
    defaultColumns: ['event', 'about', 'state', 'attempts', 'createdAt'],
    description:
      'Messages that were passed on to the customer system. What failed for 24 hours stays here as failed.',
  },
  access: { create: nobody, read: sales, update: nobody, delete: administrators },
  hooks: { beforeDelete: [keepHeldSendings] },
  endpoints: [retryDeliveryEndpoint],
  fields: [
    sendAgainField,
    { name: 'event', type: 'text', required: true },
    { name: 'about', label: 'Number of the message', type: 'text', required: true, index: true },
    { name: 'message', type: 'relationship', relationTo: 'messages', index: true },
    ...sendingFields,
  ],
};
