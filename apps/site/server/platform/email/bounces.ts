import { createHash, timingSafeEqual } from 'node:crypto';
import { execute, recordDelivery, sql } from '@riverfront/backend/platform';
import { type BounceReport, messageId, readBounces } from '@riverfront/mail';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { emailResults, messageKey } from './email-delivery.ts';

/** In bytes; a bounce may return the whole email. */
const maxReportSize = 5 * 1024 * 1024;

/** Emails of this age are matched to reports: servers give up after five days (RFC 5321, 4.5.4.1). */
const maxAgeDays = 14;

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
    for (const report of readBounces(await c.req.text())) {
      const id = await findEmail(payload(), report, mailFrom);
      if (id === undefined) continue;
      // Without addresses, as in the messages of `SendError`.
      const lastError = report.reason.replace(/[^\s<>"(),:;]+@[^\s<>"(),:;]+/g, '[address]').slice(0, 300);
      await recordDelivery(payload(), emailResults, id, { state: 'failed', lastError });
      marked += 1;
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

/**
 * Finds the sent email of a report by its Message-ID, or the last one to the mailbox when the report has no
 * Message-ID of ours.
 */
async function findEmail(
  payload: Payload,
  { recipients, messageIds }: BounceReport,
  mailFrom: string,
): Promise<number | undefined> {
  const addresses = recipients.map((recipient) => recipient.toLowerCase());
  const { rows } = await execute(payload)<{ id: number; created_at: Date | string; state: string }>(sql`
    select id, created_at, state from mails
    where lower("to") in ${addresses} and sent_at > now() - make_interval(days => ${maxAgeDays})
    order by sent_at desc, id desc limit 100`);
  const idOf = (key: string) => messageId(key, mailFrom).slice(1, -1);
  const [, domain] = idOf('').split('@');
  const hasOurs = messageIds.some((id) => /^[0-9a-f]{40}@/.test(id) && id.endsWith(`@${domain}`));
  const named = rows.find((row) => messageIds.includes(idOf(messageKey(row.id, row.created_at))));
  const email = named ?? (hasOurs ? undefined : rows[0]);
  return email?.state === 'sent' ? email.id : undefined;
}
