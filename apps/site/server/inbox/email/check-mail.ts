import { setTimeout as wait } from 'node:timers/promises';
import { execute, sql } from '@riverfront/backend/database/transaction';
import { toCompanyDate } from '@riverfront/backend/time/company-time';
import type { AnswerOf, CheckedBodyOf } from '@riverfront/contract';
import type { Email } from '@riverfront/mail';
import type { Payload } from 'payload';
import type { Limits } from '../../limits/limits.ts';

/** Emails to people outside of the firm whose subject the site writes; those to staff name the sender. */
const kinds: Email['kind'][] = ['contact-confirmation', 'application-confirmation'];

/** Every answer takes this long in ms, far longer than the query, so that its time says nothing. */
const answerMs = 400;

/**
 * Finds the emails that were sent with a reference: the day of each, and its subject where no person wrote it. Nothing
 * says to whom.
 * @throws {HttpError} 429
 */
export async function checkMail(
  { payload, limits }: { payload: () => Payload; limits: () => Limits },
  { reference }: CheckedBodyOf<'checkMail'>,
  network: string,
): Promise<AnswerOf<'checkMail'>> {
  await limits().count('check-mail', network);
  const [{ rows }] = await Promise.all([
    execute(payload())<{ kind: string; subject: string | null; sent: string }>(sql`
      select kind, subject, sent_at as sent from mails
      where about = ${reference} and state = 'sent' and sent_at is not null and kind in ${[...kinds, 'reply']}
      order by sent_at desc limit 10`),
    wait(answerMs),
  ]);
  const mails = rows.map(({ kind, subject, sent }) => ({
    sentOn: toCompanyDate(new Date(sent)),
    subject: kind === 'reply' ? null : subject,
  }));
  return { success: true, mails };
}
