import type { CollectionConfig } from 'payload';
import { administrators, nobody, sales } from '../../accounts/roles.ts';
import { findOne } from '../../database/records.ts';
import type { Transaction } from '../../database/transaction.ts';
import { keepHeldDeliveries } from '../../privacy/erasure/erase-records.ts';
import {
  deliveryFields,
  enqueueDelivery,
  type RetryRules,
  requeueDelivery,
  retryEndpoint,
  retryField,
  testEndpoint,
} from '../../queue/deliveries/enqueue.ts';
import type { Queue } from '../../queue/queue.ts';

export const webhookRetry: RetryRules<'deliveries'> = {
  collection: 'deliveries',
  roles: ['sales'],
};

/** Messages that are posted to the CRM's webhook. Written by the site alone. */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Webhook delivery', plural: 'Webhook deliveries' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'about',
    defaultColumns: ['event', 'about', 'state', 'attempts', 'createdAt'],
    components: { beforeListTable: ['/admin/queue/deliveries#SendTest'] },
    description: 'Messages posted to the CRM. After 24 hours of failed attempts they are listed as failed.',
  },
  access: { create: nobody, read: sales, update: nobody, delete: administrators },
  hooks: { beforeDelete: [keepHeldDeliveries] },
  endpoints: [
    retryEndpoint(webhookRetry),
    testEndpoint('deliveries', (transaction, queue) =>
      enqueueDelivery(transaction, queue, 'deliveries', { event: 'test', about: 'Test' }, { retryLimit: 0 }),
    ),
  ],
  fields: [
    retryField,
    { name: 'event', type: 'text', required: true },
    { name: 'about', label: 'Reference of the message', type: 'text', required: true, index: true },
    { name: 'message', type: 'relationship', relationTo: 'messages', index: true },
    ...deliveryFields,
  ],
};

/**
 * Enqueues the webhook of a message, in the transaction of the message. A message has one delivery: one that is
 * sent or waiting stays as it is, one that failed is retried.
 */
export async function enqueueWebhook(
  transaction: Transaction,
  queue: Queue,
  message: { id: number; reference: string },
): Promise<void> {
  const known = await findOne(transaction.req, 'deliveries', { message: { equals: message.id } });
  if (known?.state === 'failed') await requeueDelivery(transaction, queue, 'deliveries', known.id);
  if (known) return;
  const row = { event: 'message.received', about: message.reference, message: message.id };
  await enqueueDelivery(transaction, queue, 'deliveries', row);
}
