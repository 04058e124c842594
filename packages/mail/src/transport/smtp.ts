import { createTransport } from 'nodemailer';
import { parseSender } from '../address/sender.ts';
import { composeMail } from './compose.ts';
import { SendError } from './send-error.ts';
import { readSmtpUrl } from './smtp-server.ts';
import type { MailTransport } from './transport.ts';

/** Milliseconds. */
export interface SmtpTimeouts {
  /** Until the server is reached, its name included. */
  connection: number;
  /** Until it says its first word. */
  greeting: number;
  /** That it may be silent, also after it has the whole mail. */
  socket: number;
  /** For one mail altogether, however slowly the server talks. */
  total: number;
}

const patience: SmtpTimeouts = { connection: 10_000, greeting: 10_000, socket: 20_000, total: 60_000 };

export interface SmtpTransportOptions {
  /** See `readSmtpUrl`. */
  url: string;
  /** `Riverfront Consulting <no-reply@riverfront.example>`. */
  from: string;
  timeouts?: Partial<SmtpTimeouts>;
}

/**
 * Hands mails to a mail server, each over its own connection, so that a broken
 * one harms no other mail. A server that hangs ends in an error; whether it
 * kept the mail is unknown then, and the same Message-ID shows it the repetition.
 * @throws {Error} when url or sender are malformed
 */
export function smtpTransport({ url, from, timeouts }: SmtpTransportOptions): MailTransport {
  const sender = parseSender(from);
  const { connection, greeting, socket, total } = { ...patience, ...timeouts };
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
      const mail = composeMail(envelope, sender);
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
