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

type Json = Record<string, unknown>;

/**
 * Reads permanent failures from the events of an email provider. Formats as documented in November 2026: Postmark
 * “Bounce webhook”, SendGrid “Event Webhook”, Mailgun “Webhooks”, Brevo “Transactional webhooks”, Amazon SES
 * “Contents of event notifications”, by itself or inside a notification of Amazon SNS.
 */
export function readProviderEvents(json: unknown): BounceReport[] {
  const events: unknown[] = Array.isArray(json) ? json : [json];
  return events.filter(isJson).flatMap((event) => {
    if (event.Type === 'Notification' && typeof event.Message === 'string')
      return parseNotification(event.Message);
    const bounce = postmark(event) ?? mailgun(event) ?? amazon(event) ?? sendgridOrBrevo(event);
    if (!bounce || bounce.recipients.length === 0) return [];
    return [{ ...bounce, messageIds: messageIdsIn(event) }];
  });
}

type Bounce = Omit<BounceReport, 'messageIds'>;

function parseNotification(message: string): BounceReport[] {
  try {
    return readProviderEvents(JSON.parse(message));
  } catch {
    return [];
  }
}

const permanentTypes = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated', 'Blocked', 'DMARCPolicy'];

function postmark({ RecordType, Type, Email, Details, Description }: Json): Bounce | undefined {
  if (RecordType !== 'Bounce' || !permanentTypes.includes(String(Type))) return undefined;
  return { recipients: strings(Email), reason: text(Details) || text(Description) };
}

function mailgun({ 'event-data': data }: Json): Bounce | undefined {
  if (!isJson(data) || data.event !== 'failed' || data.severity !== 'permanent') return undefined;
  const status = isJson(data['delivery-status']) ? data['delivery-status'] : {};
  const said = text(status.message) || text(status.description) || text(data.reason);
  const code = typeof status.code === 'number' ? String(status.code) : '';
  return { recipients: strings(data.recipient), reason: said.includes(code) ? said : `${code} ${said}` };
}

function amazon({ notificationType, eventType, bounce }: Json): Bounce | undefined {
  if ((notificationType ?? eventType) !== 'Bounce' || !isJson(bounce) || bounce.bounceType !== 'Permanent')
    return undefined;
  const bounced = Array.isArray(bounce.bouncedRecipients) ? bounce.bouncedRecipients.filter(isJson) : [];
  return {
    recipients: bounced.flatMap(({ emailAddress }) => strings(emailAddress)),
    reason: text(bounced[0]?.diagnosticCode).replace(/^smtp;\s*/i, '') || text(bounce.bounceSubType),
  };
}

/** SendGrid and Brevo use the same names. */
function sendgridOrBrevo({ event, type, email, reason, status }: Json): Bounce | undefined {
  const isPermanent =
    (event === 'bounce' && type !== 'blocked') ||
    ['dropped', 'hard_bounce', 'invalid_email', 'blocked'].includes(String(event));
  if (!isPermanent) return undefined;
  const said = text(reason);
  return {
    recipients: strings(email),
    reason: said.includes(text(status)) ? said : `${text(status)} ${said}`,
  };
}

/** Finds every text that looks like a Message-ID, ten levels deep: each provider names it differently. */
function messageIdsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') {
    const [, id] = /^<?([\w.+-]+@[\w.-]+)>?$/.exec(value) ?? [];
    return id === undefined ? [] : [id];
  }
  const parts = typeof value === 'object' && value !== null && depth < 10 ? Object.values(value) : [];
  return parts.flatMap((part) => messageIdsIn(part, depth + 1));
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function strings(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? [value] : [];
}
