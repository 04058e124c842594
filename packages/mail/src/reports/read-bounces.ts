import { readProviderEvents } from './provider-events.ts';

/** An email that a server accepted first and returned later. */
export interface BounceReport {
  /** Mailboxes in the report: the final one, and the one it was sent to. */
  recipients: string[];
  /** Response of the receiver's server. */
  reason: string;
  /** Everything in the report that may be the Message-ID of the email, without angle brackets. */
  messageIds: string[];
}

/**
 * Reads permanent failures from a delivery report: a bounce email as it was received (RFC 3464), or the webhook of
 * Postmark, SendGrid, Mailgun, Brevo or Amazon SES. Ignores other events.
 */
export function readBounces(body: string): BounceReport[] {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return readDeliveryStatus(body);
  }
  return readProviderEvents(json);
}

/** Reads the failed recipients of a delivery status notification (RFC 3464). @param email undecoded */
function readDeliveryStatus(email: string): BounceReport[] {
  // Unfolds header lines (RFC 5322, 2.2.3).
  const text = email.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ');
  const messageIds = [...text.matchAll(/^Message-ID:\s*<([^<>\s]+)>/gim)].flatMap(([, id]) => id ?? []);
  return text.split(/\n{2,}/).flatMap((block) => {
    if (!/^Action:\s*failed\s*$/im.test(block)) return [];
    // RFC 5322, 2.1.1 allows 998 characters; longer ones would take the expressions quadratic time.
    const header = (name: string) =>
      new RegExp(`^${name}:\\s*(.{1,998})`, 'im').exec(block)?.[1]?.trim() ?? '';
    // `rfc822; asha@mail.example`
    const recipients = ['Final-Recipient', 'Original-Recipient'].flatMap(
      (name) => /;\s*<?([^\s<>]+@[^\s<>]+?)>?\s*$/.exec(header(name))?.[1] ?? [],
    );
    const status = header('Status');
    const diagnosis = header('Diagnostic-Code').replace(/^smtp;\s*/i, '');
    const reason = diagnosis.includes(status) ? diagnosis : `${status} ${diagnosis}`.trim();
    return recipients.length > 0 ? [{ recipients, reason, messageIds }] : [];
  });
}
