import { isIP } from 'node:net';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { isMailbox, parseSender, type Sender } from '../addresses.ts';
import { shortLine } from '../text/clean.ts';

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
  const { to, replyTo, messageId, subject, html, text, author, attachments, company } = envelope;
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

/** Milliseconds. */
export interface SmtpTimeouts {
  /** Until the connection, DNS included. */
  connection: number;
  /** Until the greeting. */
  greeting: number;
  /** Without a byte, also after the whole email was sent. */
  socket: number;
  /** For one email in total. */
  total: number;
}

const defaults: SmtpTimeouts = { connection: 10_000, greeting: 10_000, socket: 20_000, total: 50_000 };

export interface SmtpTransportOptions {
  /** See `readSmtpUrl`. */
  url: string;
  /** `Company <no-reply@company.example>`; a name given with an email replaces a missing one. */
  from: string;
  timeouts?: Partial<SmtpTimeouts>;
}

/** Connections at once; mail servers allow one client ten and more. */
const maxConnections = 4;

/**
 * Milliseconds for which a connection waits for the next email: a backlog shares connections, and no email meets one
 * that a firewall has forgotten.
 */
const idleTimeout = 5_000;

/**
 * Creates a transport that sends several emails at once. A broken connection fails the email that it was sending alone.
 * After a timeout it is unknown whether the server accepted the email; it can deduplicate by the Message-ID.
 * @throws {Error} when url or sender are malformed
 */
export function smtpTransport({ url, from, timeouts }: SmtpTransportOptions): EmailTransport {
  const sender = parseSender(from);
  const { connection, greeting, socket, total } = { ...defaults, ...timeouts };
  const mailer = createTransport({
    ...readSmtpUrl(url),
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
  return {
    kind: 'smtp',
    async send(envelope) {
      const mail = toMailOptions(envelope, sender);
      try {
        await mailer.sendMail({ ...mail, signal: AbortSignal.timeout(total) });
      } catch (error) {
        throw new SendError(error);
      }
    },
    async close() {
      mailer.close();
    },
  };
}

/** Options of Nodemailer. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** STARTTLS is required. */
  requireTLS: boolean;
  /** STARTTLS is not used even when offered. */
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
}

/**
 * Parses `SMTP_URL`: `smtps://user:password@host:465` or `smtp://user:password@host:587`.
 *
 * `smtp:` requires STARTTLS, except for this machine, where certificates are rarely valid; `?tls=off` and
 * `?tls=required` override that. A password is never sent unencrypted to another machine. Special characters in user
 * and password are percent-encoded.
 * @throws {Error} that does not contain the password
 */
export function readSmtpUrl(text: string): SmtpServer {
  if (!URL.canParse(text))
    throw new Error('SMTP_URL is not an address. Example: smtps://user:password@host:465');
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  if (!secure && url.protocol !== 'smtp:') throw new Error('SMTP_URL has to begin with smtp:// or smtps://');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!host) throw new Error('SMTP_URL names no host');
  if (url.pathname.length > 1) throw new Error('SMTP_URL has nothing between the host and the options');
  const encrypted = secure || requiresStartTls(url, host);
  const auth = url.username ? { user: decodePart(url.username), pass: decodePart(url.password) } : undefined;
  if (auth && !encrypted && !isThisMachine(host)) {
    throw new Error('SMTP_URL has a password and tls=off; a password is sent over TLS only');
  }
  return {
    host,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTLS: encrypted && !secure,
    ignoreTLS: !encrypted,
    ...(auth && { auth }),
  };
}

function requiresStartTls(url: URL, host: string): boolean {
  const tls = url.searchParams.get('tls') ?? (isThisMachine(host) ? 'off' : 'required');
  if (tls !== 'off' && tls !== 'required') throw new Error('SMTP_URL: tls is either "off" or "required"');
  return tls === 'required';
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('SMTP_URL: a % in user or password is written %25');
  }
}

/** Explanations of enhanced status codes (RFC 3463, IANA registry). */
const explanations: [code: RegExp, text: string][] = [
  [/^\d\.1\.(?:0|1|3|6|10)$/, 'There is no mailbox with this address.'],
  [/^\d\.1\.2$/, 'The part of the address after the @ does not exist or takes no emails.'],
  [/^\d\.2\.1$/, 'The mailbox is closed or takes no emails.'],
  [/^\d\.2\.2$/, 'The mailbox is full.'],
  [/^\d\.(?:2\.3|3\.4)$/, 'The email is too large for the receiver.'],
  [/^\d\.4\.\d+$/, 'The mail server of the receiver could not be reached.'],
  [/^\d\.7\.\d+$/, 'The mail server of the receiver does not take emails from us.'],
];

/**
 * Explains why an email was not delivered, followed by the server's response.
 * @param reason reply of a mail server, `550 5.1.1 No such user`, or the message of another failure
 */
export function explainFailure(reason: string): string {
  const said = reason.replace(/\s+/g, ' ').trim();
  return `${explanationOf(said)} (${said || 'No reason was given.'})`;
}

function explanationOf(reason: string): string {
  const [enhanced] = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(reason) ?? [];
  const known = explanations.find(([code]) => enhanced && code.test(enhanced));
  if (known) return known[1];
  if (/(?<![\d.:])55[013](?![\d.])/.test(reason))
    return 'The mail server of the receiver does not take emails for this address.';
  if (/(?<![\d.:])552(?![\d.])/.test(reason)) return 'The mailbox is full.';
  if (/(?<![\d.:])5\d\d(?![\d.])/.test(reason)) return 'The mail server of the receiver rejected the email.';
  return 'The email could not be handed to a mail server.';
}
