import { setTimeout } from 'node:timers/promises';
import { describeSending, type Email } from '@riverfront/mail';
import { APIError, type CollectionConfig } from 'payload';
import type { SendOptions } from 'pg-boss';
import { endpoint } from '../../accounts/endpoint.ts';
import { administrators, nobody } from '../../accounts/roles.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findAll } from '../../database/records.ts';
import { type Execute, inTransaction, sql, type Transaction } from '../../database/transaction.ts';
import { instant, panel, selectField } from '../../fields/factories.ts';
import { encrypt } from '../../limits/secret.ts';
import { keepHeldEmails } from '../../privacy/erasure/erase-records.ts';
import { staffSideOf } from '../../staff-side.ts';
import { type Queue, waitForQueue } from '../queue.ts';
import { retryEmail } from './retry.ts';

/** How often a second passes until the result of a test is there. */
const maxTries = 50;

/** `POST /test`: sends an email to the user, once, and answers how far it came. */
const testEndpoint = endpoint({
  method: 'post',
  path: '/test',
  roles: [],
  async handler({ payload, user }) {
    const { queue } = staffSideOf(payload);
    await waitForQueue(queue);
    const id = await inTransaction(payload, async (transaction) => {
      const mail = { kind: 'test', data: { sentAt: new Date().toISOString() } } as const;
      const email = { mail, to: user.email, options: { retryLimit: 0 } };
      const record = await enqueueEmail(transaction, queue, payload.config.secret, email);
      transaction.req.user = user;
      await recordAudit(transaction.req, { action: 'mailed', kind: 'mails', record, summary: 'Test' });
      return record;
    });
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { state, lastError } = await payload.findByID({ collection: 'mails', id, depth: 0 });
      if (state === 'sent' && lastError) return { lines: [lastError] };
      if (state !== 'waiting') return { lines: describeSending(lastError ?? undefined) };
      await setTimeout(1_000);
    }
    throw new APIError('The site has not sent it yet. Outgoing emails show when it does.', 504);
  },
});

/** `POST /:id/retry`: puts a failed email back into the queue. */
const retryEndpoint = endpoint({
  method: 'post',
  path: '/:id/retry',
  roles: [],
  handler: (req, { id }) => retryEmail(req, id),
});

/** Most failed emails that one press of “Retry all” puts back into the queue. */
const maxRetried = 200;

/** `POST /retry`: puts the oldest failed emails back into the queue, but no one-time codes, which have expired. */
const retryAllEndpoint = endpoint({
  method: 'post',
  path: '/retry',
  roles: [],
  async handler(req) {
    const where = { state: { equals: 'failed' }, kind: { not_equals: 'one-time-code' } };
    const failed = await findAll(req, 'mails', where, {
      sort: 'id',
      limit: maxRetried,
      select: { kind: true },
    });
    for (const { id } of failed) await retryEmail(req, id);
    return {
      message: `${failed.length} queued again. Reload this page in a minute to see what was delivered.`,
    };
  },
});

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
    description:
      'Emails that the site sends automatically. After 24 hours of failed attempts they are listed as failed.',
  },
  access: { create: nobody, read: administrators, update: nobody, delete: administrators },
  hooks: { beforeDelete: [keepHeldEmails] },
  endpoints: [retryEndpoint, retryAllEndpoint, testEndpoint],
  fields: [
    panel('again', '/admin/inbox/retry-email#RetryEmail', {
      position: 'sidebar',
      disableListColumn: true,
      condition: (data) => data?.state === 'failed',
    }),
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
    selectField(
      'state',
      { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' },
      { defaultValue: 'waiting', index: true },
    ),
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'lastError', type: 'text' },
    { name: 'sentAt', type: 'date', admin: instant },
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
 * Stores an email and adds the task that sends it, in the transaction of what it is about (transactional outbox).
 * @param secret the installation's secret, which encrypts the content until it is sent
 * @returns id of the email
 */
export async function enqueueEmail(
  transaction: Transaction,
  queue: Pick<Queue, 'send'>,
  secret: string,
  { mail, to, replyTo, about, options }: EmailToSend,
): Promise<number> {
  const { payload, req } = transaction;
  const sealedData = encrypt(secret, JSON.stringify(mail));
  const data = { kind: mail.kind, to, replyTo, about, sealedData, state: 'waiting', attempts: 0 } as const;
  const { id } = await payload.create({ collection: 'mails', data, depth: 0, req });
  // Emails about one record arrive in their order.
  await queue.send(transaction, 'mail', { mail: id }, { ...(about && { group: { id: about } }), ...options });
  return id;
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
