import { createHash, timingSafeEqual } from 'node:crypto';
import { execute, sql } from '@riverfront/backend/database/transaction';
import { recordDelivery } from '@riverfront/backend/queue/deliveries/attempt';
import { type BounceReport, messageId, messageKey, readBounces } from '@riverfront/mail';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { emailResults } from './email-delivery.ts';

/** In bytes; a bounce may return the whole email. */
const maxReportSize = 5 * 1024 * 1024;

/** Emails of this age are matched to reports: servers give up after five days (RFC 5321, 4.5.4.1). */
const maxAgeDays = 14;

/** Reports whose emails one query finds. */
const batchSize = 500;

/** Mailboxes of one report that are matched: Amazon SES sends an email to 50 at most. */
const maxRecipients = 50;

export interface BounceOptions {
  payload: () => Payload;
  /** Shared with the reporter, as the password of basic authentication or as a bearer token. */
  secret: string;
  /** The sender of every email, as the transport has it. */
  mailFrom: string;
  logger: Logger;
}

/**
 * Receives bounces from mail servers and email providers at `POST /api/delivery-reports`, and marks those emails
 * as failed. Answers 200 to unknown reports, because a provider would repeat them for days.
 *
 * @example
 * site.route('/', bounces({ payload, secret: env.DELIVERY_REPORTS_SECRET, mailFrom: env.MAIL_FROM, logger }));
 */
export function bounces({ payload, secret, mailFrom, logger }: BounceOptions): Hono {
  const app = new Hono();
  app.post('/api/delivery-reports', bodyLimit({ maxSize: maxReportSize }), async (c) => {
    if (!isAuthorized(c.req.header('authorization'), secret)) {
      c.header('WWW-Authenticate', 'Basic realm="delivery reports"');
      return c.json({ success: false, message: 'The secret is missing or wrong.' }, 401);
    }
    let marked = 0;
    const reports = readBounces(await c.req.text());
    for (let start = 0; start < reports.length; start += batchSize) {
      const batch = reports.slice(start, start + batchSize);
      const findEmail = await createFinder(payload(), batch, mailFrom);
      for (const report of batch) {
        const email = findEmail(report);
        if (email?.state !== 'sent') continue;
        email.state = 'failed';
        // Without addresses, as in the messages of `SendError`. Cut first: the expression takes quadratic time.
        const lastError = report.reason
          .slice(0, 2_000)
          .replace(/[^\s<>"(),:;]+@[^\s<>"(),:;]+/g, '[address]')
          .slice(0, 300);
        await recordDelivery(payload(), emailResults, email.id, { state: 'failed', lastError });
        marked += 1;
      }
    }
    logger.info({ marked }, 'Received a delivery report');
    return c.json({ success: true, marked });
  });
  return app;
}

function isAuthorized(header: string | undefined, secret: string): boolean {
  const [, scheme = '', value = ''] = /^(basic|bearer) +(.+)$/i.exec(header ?? '') ?? [];
  const given =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64')
          .toString('utf8')
          .replace(/^[^:]*:/, '')
      : value;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}

type SentEmail = {
  id: number;
  created_at: Date | string;
  state: string;
  recipient: string;
};

/**
 * Reads the last 100 emails to each mailbox of these reports, and creates a function that finds that of a report by its
 * Message-ID, or the last one to the mailbox when the report has no Message-ID of ours.
 */
async function createFinder(payload: Payload, reports: BounceReport[], mailFrom: string) {
  const addressesOf = ({ recipients }: BounceReport) =>
    recipients.slice(0, maxRecipients).map((recipient) => recipient.toLowerCase());
  const addresses = [...new Set(reports.flatMap(addressesOf))];
  const { rows } = await execute(payload)<SentEmail>(sql`
    select id, created_at, state, recipient from (
      select *, lower("to") as recipient, row_number() over (partition by lower("to") order by sent_at desc, id desc)
      from mails where lower("to") in ${addresses} and sent_at > now() - make_interval(days => ${maxAgeDays})
    ) sent where row_number <= 100 order by sent_at desc, id desc`);
  const idOf = (key: string) => messageId(key, mailFrom).slice(1, -1);
  const [, domain] = idOf('').split('@');
  const byRecipient = Map.groupBy(rows, ({ recipient }) => recipient);
  const byId = new Map(rows.map((row) => [idOf(messageKey(row.id, row.created_at)), row]));
  return (report: BounceReport): SentEmail | undefined => {
    const recipients = addressesOf(report);
    const named = report.messageIds
      .map((id) => byId.get(id))
      .find((row) => row && recipients.includes(row.recipient));
    const hasOurs = report.messageIds.some((id) => /^[0-9a-f]{40}@/.test(id) && id.endsWith(`@${domain}`));
    if (named || hasOurs) return named;
    const last = recipients.flatMap((recipient) => byRecipient.get(recipient)?.[0] ?? []);
    return rows.find((row) => last.includes(row));
  };
}
