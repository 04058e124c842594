import { createHash, timingSafeEqual } from 'node:crypto';
import { execute, sql } from '@riverfront/content/transaction';
import { type BounceReport, messageId, readBounces } from '@riverfront/mail';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { note } from './deliver.ts';

/** Where delivery reports are received. */
export const bouncesPath = '/api/delivery-reports';

/** Longest report that is read, in bytes; a bounce may return the whole mail. */
const reportBytes = 5 * 1024 * 1024;

/** A report that comes later is about something else: servers give up after five days (RFC 5321, 4.5.4.1). */
const daysToReturn = 14;

export interface BounceOptions {
  payload: () => Payload;
  /** What whoever reports has to know, as the password of basic authentication or as a bearer token. */
  secret: string;
  /** The sender of every mail, as the transport has it. */
  mailFrom: string;
  logger: Logger;
}

/**
 * Receives what mail servers and mail providers report about mails that came back, and lists those as failed.
 * Answers 200 to what it does not know, or a provider would report it for days.
 *
 * @example
 * site.route('/', bounces({ payload, secret: env.DELIVERY_REPORTS_SECRET, mailFrom: env.MAIL_FROM, logger }));
 */
export function bounces({ payload, secret, mailFrom, logger }: BounceOptions): Hono {
  const app = new Hono();
  app.post(bouncesPath, bodyLimit({ maxSize: reportBytes }), async (c) => {
    if (!isAllowed(c.req.header('authorization'), secret)) {
      c.header('WWW-Authenticate', 'Basic realm="delivery reports"');
      return c.json({ success: false, message: 'The secret is missing or wrong.' }, 401);
    }
    let marked = 0;
    for (const report of readBounces(await c.req.text())) {
      const mail = await findMail(payload(), report, mailFrom);
      if (mail === undefined) continue;
      await note(payload(), mail, { state: 'failed', lastError: reasonOf(report) });
      marked += 1;
    }
    logger.info({ marked }, 'A delivery report was received');
    return c.json({ success: true, marked });
  });
  return app;
}

function isAllowed(header: string | undefined, secret: string): boolean {
  const [, scheme = '', value = ''] = /^(\S+) +(.+)$/.exec(header ?? '') ?? [];
  const given =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64')
          .toString('utf8')
          .replace(/^[^:]*:/, '')
      : scheme.toLowerCase() === 'bearer'
        ? value
        : '';
  return timingSafeEqual(hash(given), hash(secret));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * The mail that a report is about: by its Message-ID, or where the report has none of ours, the last one to the
 * mailbox.
 */
async function findMail(
  payload: Payload,
  { recipients, messageIds }: BounceReport,
  mailFrom: string,
): Promise<number | undefined> {
  const addresses = recipients.map((recipient) => recipient.toLowerCase());
  const { rows } = await execute(payload)<{ id: number; created_at: Date | string; state: string }>(sql`
    select id, created_at, state from mails
    where lower("to") in ${addresses} and sent_at > now() - make_interval(days => ${daysToReturn})
    order by sent_at desc, id desc limit 100`);
  const [newest] = rows;
  const idOf = ({ id, created_at }: (typeof rows)[number]) =>
    messageId(`${id} ${new Date(created_at).toISOString()}`, mailFrom).slice(1, -1);
  const named = rows.find((row) => messageIds.includes(idOf(row)));
  const found = named ?? (messageIds.some(isOurs(mailFrom)) ? undefined : newest);
  return found?.state === 'sent' ? found.id : undefined;
}

/** Whether a text has the form of our Message-IDs. */
function isOurs(mailFrom: string): (id: string) => boolean {
  const [, domain] = messageId('', mailFrom).slice(1, -1).split('@');
  return (id) => /^[0-9a-f]{40}@/.test(id) && id.endsWith(`@${domain}`);
}

/** Names no address, as the messages of `SendError` do. */
function reasonOf({ reason }: BounceReport): string {
  return reason.replace(/[^\s<>"(),:;]+@[^\s<>"(),:;]+/g, '[address]').slice(0, 300);
}
