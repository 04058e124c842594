import type { Email } from '@riverfront/mail';
import { APIError, type CollectionConfig } from 'payload';
import type { SendOptions } from 'pg-boss';
import { administrators, nobody } from '../../accounts/roles.ts';
import { type Execute, sql, type Transaction } from '../../database/transaction.ts';
import { encrypt } from '../../limits/tokens/encryption.ts';
import type { User } from '../../payload-types.ts';
import { keepHeldDeliveries } from '../../privacy/erasure/erase-records.ts';
import type { Queue } from '../queue.ts';
import {
  deliveryFields,
  enqueueDelivery,
  type RetryRules,
  retryEndpoint,
  retryField,
  testEndpoint,
} from './enqueue.ts';

/** Emails are retried by administrators, one-time codes by nobody. */
export const emailRetry: RetryRules<'mails'> = {
  collection: 'mails',
  roles: [],
  assertRetriable({ kind }) {
    if (kind === 'one-time-code')
      throw new APIError(
        'A one-time code is not sent again: it has expired. Whoever needs one can ask for a new one.',
        409,
      );
  },
};

/** Sends an email to the user, once: the result is what they want to know. */
function enqueueTest(transaction: Transaction, queue: Queue, { email }: User): Promise<number> {
  const { secret } = transaction.payload.config;
  const mail = { kind: 'test', data: { sentAt: new Date().toISOString() } } as const;
  return enqueueEmail(transaction, queue, secret, { mail, to: email, options: { retryLimit: 0 } });
}

/** Outgoing emails, each stored in the transaction of what it is about. */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Outgoing email', plural: 'Outgoing emails' },
  custom: { sortable: [] },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'kind',
    defaultColumns: ['subject', 'to', 'kind', 'state', 'createdAt'],
    listSearchableFields: ['to', 'subject'],
    components: { beforeListTable: ['/admin/queue/deliveries#SendTest'] },
    description:
      'Emails that the site sends automatically. After 24 hours of failed attempts they are listed as failed.',
  },
  access: { create: nobody, read: administrators, update: nobody, delete: administrators },
  hooks: { beforeDelete: [keepHeldDeliveries] },
  endpoints: [retryEndpoint(emailRetry), testEndpoint('mails', enqueueTest)],
  fields: [
    retryField,
    { name: 'kind', type: 'text', required: true, index: true },
    { name: 'to', type: 'text', required: true },
    {
      name: 'subject',
      type: 'text',
      admin: { description: 'Known once the first attempt has begun.' },
    },
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
      // Five megabytes of attached files, as base64 and encrypted.
      maxLength: 12_000_000,
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
  queue: Pick<Queue, 'send'>,
  secret: string,
  { mail, to, replyTo, about, options }: EmailToSend,
): Promise<number> {
  const sealedData = encrypt(secret, JSON.stringify(mail));
  return enqueueDelivery(
    transaction,
    queue,
    'mails',
    { kind: mail.kind, to, replyTo, about, sealedData },
    // Emails about one record arrive in their order.
    { ...(about && { group: { id: about } }), ...options },
  );
}

/**
 * Lets stored emails wait from now on. A delay that they are enqueued with begins with their transaction, because
 * pg-boss adds it to `now()`.
 */
export async function delayEmails(execute: Execute, ids: number[], seconds: number): Promise<void> {
  await execute(sql`
    update pgboss.job set start_after = clock_timestamp() + make_interval(secs => ${seconds})
    where name = 'mail' and state = 'created' and data ->> 'mail' in ${ids.map(String)}`);
}

/**
 * Cancels an email whose time to be sent has not come. Deleting its task decides: the queue skips a locked task, and
 * one that it has handed out is not deleted any more.
 * @returns whether it was cancelled
 */
export async function cancelEmail(execute: Execute, id: number): Promise<boolean> {
  const { rows } = await execute(sql`
    delete from pgboss.job where name = 'mail' and state = 'created' and data ->> 'mail' = ${String(id)}
    returning id`);
  if (rows.length > 0) await execute(sql`delete from mails where id = ${id}`);
  return rows.length > 0;
}
