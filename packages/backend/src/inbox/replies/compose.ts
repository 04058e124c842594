import { email } from '@riverfront/contract';
import { isMailbox } from '@riverfront/mail';
import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Audience } from './audiences.ts';
import { fillPlaceholders, ReplyError } from './placeholders.ts';

/** Most receivers of one reply: their emails are one transaction. */
const maxReceivers = 100;

/** A reply to one or several receivers, with its placeholders. */
export const replySchema = z.object({
  ids: z
    .array(z.number().int().positive())
    .min(1, 'Choose at least one receiver.')
    .max(maxReceivers, `Choose at most ${maxReceivers} receivers at once.`)
    .transform((ids) => [...new Set(ids)]),
  subject: z
    .string()
    .trim()
    .min(1, 'Give the email a subject.')
    .max(150, 'Use at most 150 characters as subject.'),
  body: z.string().trim().min(1, 'Write the text first.').max(10_000, 'Use at most 10,000 characters.'),
  /** The corrected address of a single receiver. */
  to: email.optional(),
});
export type Reply = z.output<typeof replySchema>;

/** A reply as one receiver gets it, or why it cannot be sent. */
export type ComposedReply = Awaited<ReturnType<typeof composeReplies>>[number];

/** Composes a reply for each receiver that the user may write to. @throws {APIError} 400 for several with one address */
export async function composeReplies(req: PayloadRequest, audience: Audience, reply: Reply) {
  const { ids, subject, body, to } = reply;
  if (to && ids.length > 1) throw new APIError('Correct the address of one receiver at a time.', 400);
  const stored = await audience.receivers(req, ids);
  const receivers = to ? stored.map((receiver) => ({ ...receiver, email: to })) : stored;
  return receivers.map((receiver) => {
    try {
      if (!isMailbox(receiver.email)) throw new ReplyError('There is no address to write to.');
      return {
        receiver,
        subject: fillPlaceholders(subject, receiver.values),
        body: fillPlaceholders(body, receiver.values),
        problem: null,
      };
    } catch (error) {
      if (!(error instanceof ReplyError)) throw error;
      return { receiver, subject, body, problem: error.message };
    }
  });
}
