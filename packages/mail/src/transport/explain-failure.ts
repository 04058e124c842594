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
