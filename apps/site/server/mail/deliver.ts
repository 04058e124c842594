import { followDelivery, unseal } from '@riverfront/content/mails';
import type { Attempt } from '@riverfront/content/queue';
import { inTransaction } from '@riverfront/content/transaction';
import {
  type Company,
  explainFailure,
  type Mail,
  type MailTransport,
  messageId,
  renderMail,
  SendError,
} from '@riverfront/mail';
import type { Payload } from 'payload';

export interface DeliverDeps {
  payload: () => Payload;
  transport: MailTransport;
  /** The sender of every mail, as the transport has it. */
  mailFrom: string;
  /** What mails are opened with; after a rotation the secret before it as well. */
  secrets: readonly string[];
  /** Public address of the site. */
  siteUrl: string;
}

/**
 * Sends one mail that was written down. A mail that was sent already is left
 * alone; one that cannot be sent comes back from the queue later, unless the
 * receiver's server refused its mailbox for good.
 * @throws {Error} when it could not be sent
 */
export async function deliverMail(deps: DeliverDeps, id: number, attempt: Attempt): Promise<void> {
  const payload = deps.payload();
  const row = await payload.findByID({
    collection: 'mails',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!row || row.state === 'sent' || !row.sealedData) return;
  try {
    const mail = JSON.parse(unseal(deps.secrets, row.sealedData)) as Mail;
    const rendered = await renderMail(mail, await companyOf(payload, deps.siteUrl));
    await deps.transport.send({
      ...rendered,
      to: row.to,
      ...(row.replyTo && { replyTo: row.replyTo }),
      // The same for every try, so that a receiver can tell a repeated mail.
      messageId: messageId(`${id} ${row.createdAt}`, deps.mailFrom),
    });
  } catch (error) {
    const isFinal = error instanceof SendError && error.isPermanent;
    await note(payload, id, {
      attempts: attempt.number,
      lastError: (error instanceof Error ? error.message : String(error)).slice(0, 300),
      ...(isFinal && { state: 'failed' as const }),
    });
    if (isFinal) return;
    throw error;
  }
  await note(payload, id, {
    state: 'sent',
    attempts: attempt.number,
    sentAt: new Date().toISOString(),
    sealedData: null,
    lastError: null,
  });
}

/** Puts a mail that was tried for a day on the list of what failed. */
export async function markFailed(payload: Payload, id: number): Promise<void> {
  const row = await payload.findByID({ collection: 'mails', id, depth: 0, disableErrors: true });
  if (row && row.state !== 'sent') await note(payload, id, { state: 'failed' });
}

type Noted = Partial<{
  state: 'sent' | 'failed';
  attempts: number;
  lastError: string | null;
  sentAt: string;
  sealedData: null;
}>;

/** Writes down what became of a mail, and of the reply that it carries, in one transaction. */
export async function note(payload: Payload, id: number, data: Noted): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const { req } = transaction;
    const mail = await payload.update({ collection: 'mails', id, data, depth: 0, overrideAccess: true, req });
    if (mail.kind !== 'reply') return;
    await followDelivery(transaction, id, {
      delivery: mail.state,
      error: mail.state === 'sent' || !mail.lastError ? null : explainFailure(mail.lastError),
    });
  });
}

async function companyOf(payload: Payload, siteUrl: string): Promise<Company> {
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
