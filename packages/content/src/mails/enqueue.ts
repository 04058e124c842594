import type { Mail } from '@riverfront/mail';
import type { SendOptions } from 'pg-boss';
import type { Queue } from '../queue/queue.ts';
import type { Transaction } from '../transaction.ts';
import { seal } from './seal.ts';

export interface Posting {
  mail: Mail;
  /** One plain mailbox. */
  to: string;
  replyTo?: string;
  /** Number of the record that the mail is about. */
  about?: string;
  options?: SendOptions;
}

/**
 * Writes down a mail and its sending in the transaction of what it is about.
 * @param secret the installation's secret; what the mail says is kept encrypted until it is sent
 * @returns number of the mail
 */
export async function enqueueMail(
  transaction: Transaction,
  queue: Queue,
  secret: string,
  { mail, to, replyTo, about, options }: Posting,
): Promise<number> {
  const { payload, req } = transaction;
  const { id } = await payload.create({
    collection: 'mails',
    data: {
      kind: mail.kind,
      to,
      replyTo,
      about,
      state: 'waiting',
      attempts: 0,
      sealedData: seal(secret, JSON.stringify(mail)),
    },
    overrideAccess: true,
    depth: 0,
    req,
  });
  await queue.send(transaction, 'mail', { mail: id }, options);
  return id;
}
