import { createTransport, type SendMailOptions } from 'nodemailer';
import { isMailbox, parseSender, type Sender } from '../addresses.ts';
import { readSmtpUrl } from '../settings.ts';
import { shortLine } from '../text/clean.ts';
import { SendError } from './failures.ts';
import { type OAuthSettings, readOAuth } from './oauth.ts';

/** A file of an email. */
export interface Attachment {
  name: string;
  /** Media type. */
  type: string;
  /** Base64. */
  data: string;
}

/** One email to one recipient. */
interface Envelope {
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
  /** Message-IDs of the emails before it in the conversation, the oldest first. */
  references?: string[];
}

export interface EmailTransport {
  readonly kind: 'smtp' | 'outbox';
  /** When the secret or certificate that it signs in with expires; undefined where it is not known. */
  readonly expiresAt?: Date | undefined;
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
  const { to, replyTo, messageId, subject, html, text, author, attachments, company } = envelope;
  const { references = [] } = envelope;
  if (!isMailbox(to)) throw new TypeError('The recipient of an email must be one plain address');
  if (replyTo !== undefined && !isMailbox(replyTo))
    throw new TypeError('The reply address of an email must be one plain address');
  if (![messageId, ...references].every((id) => /^<[\w.+-]+@[\w.-]+>$/.test(id)))
    throw new TypeError('An email needs one Message-ID');
  return {
    from: { ...from, name: shortLine(author || from.name || company || '', 80) },
    // Objects are not parsed as lists.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    messageId,
    ...(references.length > 0 && { inReplyTo: references.at(-1), references }),
    subject,
    html,
    text,
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

/** Milliseconds. */
export interface SmtpTimeouts {
  /** Until the connection, DNS included. */
  connection: number;
  /** Until the greeting. */
  greeting: number;
  /** Without a byte, also after the whole email was sent. */
  socket: number;
  /** Until the identity provider has given out a token. */
  token: number;
  /** For one email in total. */
  total: number;
}

const defaults: SmtpTimeouts = {
  connection: 10_000,
  greeting: 10_000,
  socket: 20_000,
  token: 15_000,
  total: 50_000,
};

interface SmtpTransportOptions {
  /** See `readSmtpUrl`. */
  url: string;
  /** `Company <no-reply@company.example>`; a name given with an email replaces a missing one. */
  from: string;
  /** Signs in with tokens, to the mailbox of the URL's user or else of the sender. */
  oauth?: OAuthSettings;
  timeouts?: Partial<SmtpTimeouts>;
}

/** Connections at once: as many as Exchange Online allows a mailbox. */
const maxConnections = 3;

/**
 * Milliseconds for which a connection waits for the next email: a backlog shares connections, and no email meets one
 * that a firewall has forgotten.
 */
const idleTimeout = 5_000;

/**
 * Creates a transport that sends several emails at once. A broken connection fails the email that it was sending alone.
 * After a timeout it is unknown whether the server accepted the email; it can deduplicate by the Message-ID.
 * @throws {Error} when url, sender or key file are malformed
 */
export function smtpTransport({ url, from, oauth = {}, timeouts }: SmtpTransportOptions): EmailTransport {
  const sender = parseSender(from);
  const { connection, greeting, socket, token, total } = { ...defaults, ...timeouts };
  const application = readOAuth(oauth, token);
  const { mailbox: user = sender.address, ...server } = readSmtpUrl(url, application !== undefined);
  const mailer = createTransport({
    ...server,
    ...(application && { auth: { ...application.auth, type: 'OAuth2', user } }),
    pool: true,
    maxConnections,
    idleTimeout,
    // Whether an email was accepted before its connection broke is unknown: the queue decides about a retry.
    maxRequeues: 1,
    dnsTimeout: connection,
    connectionTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: socket,
    socketCloseTimeout: 0,
  });
  async function send(envelope: Envelope): Promise<void> {
    const mail = toMailOptions(envelope, sender);
    try {
      await mailer.sendMail({ ...mail, signal: AbortSignal.timeout(total) });
    } catch (error) {
      const failure = new SendError(error);
      // The token may have been revoked. A second rejection is of one too new to be discarded.
      if (failure.responseCode === 535 && application?.discard?.()) return send(envelope);
      throw failure;
    }
  }
  return {
    kind: 'smtp',
    expiresAt: application?.expiresAt,
    send,
    async close() {
      mailer.close();
    },
  };
}
