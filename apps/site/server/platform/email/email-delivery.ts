import { followDelivery } from '@riverfront/backend/inbox';
import { type DeliveryHandler, decrypt, PermanentDeliveryError } from '@riverfront/backend/platform';
import {
  type Company,
  type Email,
  type EmailTransport,
  explainFailure,
  messageId,
  renderEmail,
} from '@riverfront/mail';
import type { Payload } from 'payload';

export interface EmailOptions {
  payload: () => Payload;
  transport: EmailTransport;
  /** The sender of every email, as the transport has it. */
  mailFrom: string;
  /** Decrypt stored emails: the installation's secret, and after a rotation the previous one. */
  secrets: readonly string[];
  /** Public address of the site. */
  siteUrl: string;
}

/** Records results of emails; one of a reply is stored with the reply as well. */
export const emailResults: Pick<DeliveryHandler<'mails'>, 'collection' | 'onRecorded'> = {
  collection: 'mails',
  async onRecorded({ id, kind, state, lastError }, transaction) {
    if (kind !== 'reply') return;
    const error = state === 'sent' || !lastError ? null : explainFailure(lastError);
    await followDelivery(transaction, id, { delivery: state, error });
  },
};

/** Creates the handler that renders and sends emails. */
export function createEmailHandler(options: EmailOptions): DeliveryHandler<'mails'> {
  const { payload, transport, mailFrom, secrets, siteUrl } = options;
  return {
    ...emailResults,
    sentValues: { sealedData: null },
    async send({ id, createdAt, to, replyTo, sealedData }) {
      if (!sealedData) throw new PermanentDeliveryError('The content of this email is not stored any more.');
      const mail = JSON.parse(decrypt(secrets, sealedData)) as Email;
      await transport.send({
        ...(await renderEmail(mail, await readCompany(payload(), siteUrl))),
        to,
        ...(replyTo && { replyTo }),
        messageId: messageId(messageKey(id, createdAt), mailFrom),
      });
    },
  };
}

/** Key of an email's Message-ID: the same for every attempt, so that a receiver can deduplicate. */
export function messageKey(id: number, createdAt: Date | string): string {
  return `${id} ${new Date(createdAt).toISOString()}`;
}

async function readCompany(payload: Payload, siteUrl: string): Promise<Company> {
  const [settings, recipients] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    payload.findGlobal({ slug: 'recipients', depth: 0 }),
  ]);
  return {
    name: settings.companyName,
    legalName: settings.legalName,
    address: settings.headOffice.address,
    phones: settings.phones ?? [],
    salesEmail: recipients.salesEmail,
    careersEmail: recipients.careersEmail,
    privacyEmail: recipients.privacyEmail,
    siteUrl,
  };
}
