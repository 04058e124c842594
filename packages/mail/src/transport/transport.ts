import type { SendMailOptions } from 'nodemailer';
import { isMailbox, type Sender } from '../addresses.ts';
import { shortLine } from '../text/clean.ts';
import type { CalendarPart } from '../text/invitation.ts';

/** A file of an email. */
export interface Attachment {
  name: string;
  /** Media type. */
  type: string;
  /** Base64. */
  data: string;
}

/** One email to one recipient. */
export interface Envelope {
  /** One plain mailbox. */
  to: string;
  /** One plain mailbox. */
  replyTo?: string;
  /** From `messageId`; the same for every attempt. */
  messageId: string;
  subject: string;
  html: string;
  text: string;
  /** Name of the company, which automatic emails are sent under unless the sender has a name. */
  company?: string | undefined;
  /** Name of the person who wrote it, which it is sent under; absent for automatic emails. */
  author?: string | undefined;
  attachments?: Attachment[] | undefined;
  calendar?: CalendarPart | undefined;
}

export interface EmailTransport {
  readonly kind: 'smtp' | 'outbox';
  /**
   * Resolves when the email is accepted by the mail server, or stored.
   * @throws {TypeError} when an address or the Message-ID is malformed
   * @throws {SendError} when the mail server does not accept it
   */
  send(envelope: Envelope): Promise<void>;
  close(): Promise<void>;
}

/** Converts an envelope to options of Nodemailer. @throws {TypeError} when an address or the Message-ID is malformed */
export function toMailOptions(envelope: Envelope, from: Sender): SendMailOptions {
  const { to, replyTo, messageId, subject, html, text, author, attachments, calendar, company } = envelope;
  if (!isMailbox(to)) throw new TypeError('The recipient of an email must be one plain address');
  if (replyTo !== undefined && !isMailbox(replyTo))
    throw new TypeError('The reply address of an email must be one plain address');
  if (!/^<[\w.+-]+@[\w.-]+>$/.test(messageId)) throw new TypeError('An email needs one Message-ID');
  return {
    from: { ...from, name: shortLine(author || from.name || company || '', 80) },
    // Objects are not parsed as lists.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    messageId,
    subject,
    html,
    text,
    // Calendars read the method from the part's header (RFC 6047, 2.4).
    ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
    attachments: attachments?.map(({ name, type, data }) => ({
      filename: shortLine(name, 120),
      contentType: type,
      content: data,
      encoding: 'base64',
    })),
    // Prevents automatic replies to automatic emails (RFC 3834, 5; the other is Microsoft's).
    ...(!author && { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A mail server did not accept an email. The message contains no address, so it may be logged and shown to staff. */
export class SendError extends Error {
  override readonly name = 'SendError';
  /** Response code of the server, 400 to 599; undefined without a response. */
  readonly responseCode: number | undefined;
  /**
   * Whether the mailbox will never accept the email (RFC 5321, 4.2.1). Not so for reasons of policy (RFC 3463,
   * x.7), which are about the sender and may be resolved while the email is retried.
   */
  readonly isPermanent: boolean;

  /** @param cause what Nodemailer threw; it is not stored, because it contains addresses */
  constructor(cause: unknown) {
    const { message, responseCode, command } = cause as Record<string, unknown>;
    const text = typeof message === 'string' ? message : String(cause);
    super(text.replace(/[^\s<>"(),:;]+@[^\s<>"(),:;]+/g, '[address]'));
    this.responseCode = typeof responseCode === 'number' ? responseCode : undefined;
    this.isPermanent =
      command === 'RCPT TO' && (this.responseCode ?? 0) >= 500 && !/\b5\.7\.\d/.test(this.message);
  }
}
