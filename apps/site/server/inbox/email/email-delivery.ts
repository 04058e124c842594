import { readCompany } from '@riverfront/backend/content/settings/read-company';
import { execute, sql } from '@riverfront/backend/database/transaction';
import { followDelivery } from '@riverfront/backend/inbox/replies/follow-delivery';
import { decrypt } from '@riverfront/backend/limits/secret';
import {
  type EmailHandler,
  type OnRecorded,
  PermanentDeliveryError,
} from '@riverfront/backend/queue/deliveries/attempt';
import { type Email, type EmailTransport, messageId, messageKey, renderEmail } from '@riverfront/mail';
import type { Payload } from 'payload';

interface EmailOptions {
  payload: () => Payload;
  transport: EmailTransport;
  /** The sender of every email, as the transport has it. */
  mailFrom: string;
  /** Decrypt stored emails: the installation's secret, and after a change the previous one. */
  secrets: readonly string[];
  /** Public address of the site. */
  siteUrl: string;
}

/** Stores the result of a reply's email with the reply as well. */
export const onEmailRecorded: OnRecorded = async ({ id, kind, state, lastError }, transaction) => {
  if (kind !== 'reply') return;
  await followDelivery(transaction, id, { delivery: state, error: lastError ?? null });
};

/** Creates the handler that renders and sends emails. */
export function createEmailHandler(options: EmailOptions): EmailHandler {
  const { payload, transport, mailFrom, secrets, siteUrl } = options;
  return {
    onRecorded: onEmailRecorded,
    sentValues: {
      sealedData: null,
      // With the email, because a mail server that is set up later has not delivered it either.
      ...(transport.kind === 'outbox' && { lastError: 'Stored in the outbox: no mail server is set up.' }),
    },
    async send({ id, createdAt, to, replyTo, about, sealedData }) {
      if (!sealedData) throw new PermanentDeliveryError('The content of this email is not stored any more.');
      const mail = JSON.parse(decrypt(secrets, sealedData)) as Email;
      const company = await readCompany(payload(), siteUrl);
      const rendered = await renderEmail(mail, company);
      const { subject } = rendered;
      // Not by Payload, which would write the whole row again.
      await execute(payload())(sql`update mails set subject = ${subject} where id = ${id}`);
      const before = about ? await readConversation(payload(), { id, about, to }) : [];
      await transport.send({
        ...rendered,
        to,
        references: before.map((mail) => messageId(messageKey(mail.id, mail.createdAt), mailFrom)),
        company: company.name,
        ...(replyTo && { replyTo }),
        ...(mail.kind === 'reply' && { author: mail.data.author, attachments: mail.data.files }),
        messageId: messageId(messageKey(id, createdAt), mailFrom),
      });
    },
  };
}

/** Most emails that one refers to. */
const maxReferences = 20;

/** Reads the emails that somebody has got about the same record, the oldest first: mail programs show one thread. */
async function readConversation(
  payload: Payload,
  { id, about, to }: { id: number; about: string; to: string },
) {
  const { rows } = await execute(payload)<{ id: number; createdAt: string }>(sql`
    select id, created_at as "createdAt" from mails
    where about = ${about} and "to" = ${to} and id < ${id} and state = 'sent' and kind <> 'one-time-code'
    order by id desc limit ${maxReferences}`);
  return rows.reverse();
}
