import type { SendMailOptions } from 'nodemailer';
import { isMailbox } from '../address/mailbox.ts';
import type { Sender } from '../address/sender.ts';
import type { Envelope } from './transport.ts';

/**
 * The mail as the mail library takes it.
 * @throws {TypeError} when an address or the Message-ID is not exactly one
 */
export function composeMail(envelope: Envelope, from: Sender): SendMailOptions {
  const { to, replyTo, messageId, subject, html, text } = envelope;
  if (!isMailbox(to)) throw new TypeError('The recipient of a mail must be one plain address');
  if (replyTo !== undefined && !isMailbox(replyTo)) {
    throw new TypeError('The reply address of a mail must be one plain address');
  }
  if (!/^<[\w.+-]+@[\w.-]+>$/.test(messageId)) throw new TypeError('A mail needs one Message-ID');
  return {
    from,
    // As objects the library takes them as they are and parses no list out of them.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    messageId,
    subject,
    html,
    text,
    // Keeps holiday notices from answering (RFC 3834, 5; the other is Microsoft's).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
