import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { parseSender } from '../addresses.ts';
import { type EmailTransport, SendError, toMailOptions } from './transport.ts';

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

const defaults: SmtpTimeouts = { connection: 10_000, greeting: 10_000, socket: 20_000, total: 60_000 };

export interface SmtpTransportOptions {
  /** See `readSmtpUrl`. */
  url: string;
  /** `Company <no-reply@company.example>`; a name given with an email replaces a missing one. */
  from: string;
  timeouts?: Partial<SmtpTimeouts>;
}

/**
 * Creates a transport that sends each email over its own connection, so that a broken one affects no other email.
 * After a timeout it is unknown whether the server accepted the email; it can deduplicate by the Message-ID.
 * @throws {Error} when url or sender are malformed
 */
export function smtpTransport({ url, from, timeouts }: SmtpTransportOptions): EmailTransport {
  const sender = parseSender(from);
  const { connection, greeting, socket, total } = { ...defaults, ...timeouts };
  const mailer = createTransport({
    ...readSmtpUrl(url),
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
