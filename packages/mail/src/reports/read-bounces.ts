import { readDeliveryStatus } from './delivery-status.ts';
import { readProviderEvents } from './provider-events.ts';

/** A mail that a server took first and gave back later. */
export interface BounceReport {
  /** Mailboxes that the report names: where it went in the end, and where it was sent to. */
  recipients: string[];
  /** What the receiver's server said. */
  reason: string;
  /** Everything in the report that may be the Message-ID of the mail, without angle brackets. */
  messageIds: string[];
}

/**
 * Reads permanent failures out of a delivery report: a bounce mail as it stands (RFC 3464), or the webhook of
 * Postmark, SendGrid, Mailgun, Brevo or Amazon SES. Other events give nothing.
 * @param body of the request, as text
 */
export function readBounces(body: string): BounceReport[] {
  const json = parseJson(body);
  return json === undefined ? readDeliveryStatus(body) : readProviderEvents(json);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
