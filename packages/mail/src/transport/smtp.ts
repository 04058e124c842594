import { createTransport } from 'nodemailer';
import { parseSender } from '../addresses.ts';
import { readSmtpUrl } from './smtp-server.ts';
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
