import type { Email } from '@riverfront/mail';
import { APIError, type CollectionConfig } from 'payload';
import type { SendOptions } from 'pg-boss';
import { administrators } from '../../access/administrators.ts';
import { nobody } from '../../access/nobody.ts';
import { keepHeldDeliveries } from '../erasure/guards.ts';
import type { Queue } from '../queue/queue.ts';
import { encrypt } from '../tokens/encryption.ts';
import type { Transaction } from '../transaction/transaction.ts';
import { enqueueDelivery } from './enqueue.ts';
import { deliveryFields, retryField } from './fields.ts';
import { type RetryRules, retryEndpoint } from './retry.ts';

/** Emails are retried by administrators, those that came back and one-time codes by nobody. */
export const emailRetry: RetryRules<'mails'> = {
  collection: 'mails',
  roles: ['administrator'],
  assertRetriable({ kind, sentAt }) {
    if (sentAt)
      throw new APIError(
        'This was sent and came back from the receiver’s mail server. Write to another address instead.',
        409,
      );
    if (kind === 'one-time-code')
      throw new APIError(
        'A one-time code is not sent again: it has expired. Whoever needs one can ask for a new one.',
        409,
      );
  },
};

/** Outgoing emails, each stored in the transaction of what it is about. */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Outgoing email', plural: 'Outgoing emails' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'to', 'state', 'attempts', 'createdAt'],
    description:
      'Emails that the site sends automatically. After 24 hours of failed attempts they are listed as failed.',
  },
  access: { create: nobody, read: administrators, update: nobody, delete: administrators },
  hooks: { beforeDelete: [keepHeldDeliveries] },
  endpoints: [retryEndpoint(emailRetry)],
  fields: [
    retryField,
    { name: 'kind', type: 'text', required: true, index: true },
    { name: 'to', type: 'text', required: true },
    { name: 'replyTo', type: 'text' },
    {
      name: 'about',
      type: 'text',
      index: true,
      admin: { description: 'Reference of the record it belongs to.' },
    },
    ...deliveryFields,
    {
      // Encrypted, because a one-time code must not be readable in the database; emptied once sent.
      name: 'sealedData',
      type: 'textarea',
      access: { read: () => false },
      admin: { hidden: true },
    },
  ],
};

export interface EmailToSend {
  mail: Email;
  /** One plain mailbox. */
  to: string;
  replyTo?: string;
  /** Reference of the record that the email is about. */
  about?: string;
  options?: SendOptions;
}

/**
 * Stores an email and adds the task that sends it, in the transaction of what it is about.
 * @param secret the installation's secret, which encrypts the content until it is sent
 * @returns id of the email
 */
export function enqueueEmail(
  transaction: Transaction,
  queue: Queue,
  secret: string,
  { mail, to, replyTo, about, options }: EmailToSend,
): Promise<number> {
  const sealedData = encrypt(secret, JSON.stringify(mail));
  return enqueueDelivery(
    transaction,
    queue,
    'mails',
    { kind: mail.kind, to, replyTo, about, sealedData },
    options,
  );
}
