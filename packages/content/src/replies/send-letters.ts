import { APIError, type PayloadRequest } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import { enqueueMail } from '../mails/enqueue.ts';
import { staffSideOf } from '../staff-side.ts';
import { consumeToken } from '../tokens/consume-token.ts';
import { inTransaction } from '../transaction.ts';
import type { Audience } from './audiences.ts';
import { fillLetters, type Letter } from './letters.ts';

/** As long as a form could be sent again by a second click or a repeated request, in seconds. */
const keyLifetime = 24 * 3_600;

/**
 * Writes a letter to all its receivers or to none: their mails, notes and audit
 * entries are one transaction. Sent again with the same key, it does nothing.
 * @param key made once by the form
 * @returns how many mails were written down now
 * @throws {APIError} 422 naming the first receiver for whom it cannot be written
 */
export async function sendLetters(
  { payload, user }: PayloadRequest,
  audience: Audience,
  letter: Letter,
  key: string,
): Promise<number> {
  const { queue } = staffSideOf(payload);
  await queue.ready;
  return inTransaction(payload, async (transaction) => {
    const { req, execute } = transaction;
    req.user = user;
    if (!(await consumeToken(execute, `reply ${key}`, keyLifetime))) return 0;
    const filled = await fillLetters(req, audience, letter);
    const wrong = filled.find(({ problem }) => problem !== null);
    if (wrong)
      throw new APIError(`Nothing was sent. ${wrong.receiver.reference}: ${wrong.problem}`, 422, null, true);
    if (filled.length !== letter.ids.length)
      throw new APIError(
        'Nothing was sent: some of the receivers are not there any more. Please choose them again.',
        409,
        null,
        true,
      );
    const recipients = await payload.findGlobal({ slug: 'recipients', depth: 0, req });
    for (const { receiver, subject, body } of filled) {
      const { id, reference, email, wrote } = receiver;
      const mail = await enqueueMail(transaction, queue, payload.config.secret, {
        mail: { kind: 'reply', data: { subject, body, reference, wrote } },
        to: email,
        replyTo: audience.replyTo(recipients),
        about: reference,
      });
      await payload.create({
        collection: audience.notes,
        data: {
          about: id,
          kind: 'reply',
          text: `${subject}\n\n${body}`,
          author: user?.id,
          mail,
          delivery: 'waiting',
        },
        depth: 0,
        overrideAccess: true,
        req,
      });
      await audience.written?.(req, id);
      await recordAudit(req, {
        action: 'mailed',
        kind: audience.slug,
        record: id,
        summary: `Reply to ${reference}`,
      });
    }
    return filled.length;
  });
}
