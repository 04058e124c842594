import { APIError, type PayloadRequest } from 'payload';
import { consumeToken, enqueueEmail, inTransaction, recordAudit, staffSideOf } from '../../platform/index.ts';
import type { Audience } from './audiences.ts';
import { composeReplies, type Reply } from './compose.ts';

/** Seconds in which a second click or a retried request counts as the same submission. */
const keyLifetime = 24 * 3_600;

/**
 * Sends a reply to all its receivers or to none: their emails, notes and audit entries are one transaction.
 * Idempotent by key.
 * @returns how many emails were enqueued now
 * @throws {APIError} 422 naming the first receiver to whom it cannot be sent
 */
export async function sendReplies(
  { payload, user }: PayloadRequest,
  audience: Audience,
  reply: Reply,
  key: string,
): Promise<number> {
  const { queue } = staffSideOf(payload);
  await queue.ready;
  return inTransaction(payload, async (transaction) => {
    const { req, execute } = transaction;
    req.user = user;
    if (!(await consumeToken(execute, `reply ${key}`, keyLifetime))) return 0;
    const filled = await composeReplies(req, audience, reply);
    const wrong = filled.find(({ problem }) => problem !== null);
    if (wrong) throw new APIError(`Nothing was sent. ${wrong.receiver.reference}: ${wrong.problem}`, 422);
    if (filled.length !== reply.ids.length)
      throw new APIError(
        'Nothing was sent: some of the receivers no longer exist. Please choose them again.',
        409,
      );
    const recipients = await payload.findGlobal({ slug: 'recipients', depth: 0, req });
    for (const { receiver, subject, body } of filled) {
      const { id, reference, email, wrote } = receiver;
      const mail = await enqueueEmail(transaction, queue, payload.config.secret, {
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
        req,
      });
      await audience.afterReply?.(req, id);
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
