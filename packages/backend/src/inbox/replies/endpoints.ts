import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { endpoint } from '../../accounts/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findOne } from '../../database/records.ts';
import { inTransaction, sql } from '../../database/transaction.ts';
import { retryEmail } from '../../queue/deliveries/retry.ts';
import { QueueUnavailableError } from '../../queue/queue.ts';
import type { Audience } from './audiences.ts';
import { type ComposedReply, checkFiles, composeReplies, filesSchema, replySchema } from './compose.ts';
import { sendReplies } from './send-replies.ts';

const submissionSchema = replySchema.extend({
  key: z.uuid(),
  seen: z.number().int().min(0).optional(),
  files: filesSchema,
});

/** A reply as one receiver gets it, shown before it is sent, and why it cannot be sent to them. */
export type ReplyPreview = ReturnType<typeof toPreview>;

function toPreview({ receiver: { id, name, email }, ...texts }: ComposedReply) {
  return { id, name, email, ...texts };
}

/** Endpoints of a collection to preview, send and settle replies. */
export function replyEndpoints(audience: Audience): Endpoint[] {
  const { roles } = audience;
  return [
    endpoint({
      method: 'post',
      path: '/replies/preview',
      roles,
      body: replySchema,
      async handler(req, { body }) {
        const composed = await composeReplies(req, audience, body);
        return { replies: composed.map(toPreview) };
      },
    }),
    endpoint({
      method: 'post',
      path: '/replies',
      roles,
      body: submissionSchema,
      async handler(req, { body: { key, seen, files, ...reply } }) {
        const submission = { ...reply, seen, files: await checkFiles(files) };
        try {
          return { sent: await sendReplies(req, audience, submission, key) };
        } catch (error) {
          if (error instanceof QueueUnavailableError)
            throw new APIError('Emails cannot be sent at the moment. Please try again.', 503);
          throw error;
        }
      },
    }),
    endpoint({
      method: 'post',
      path: '/replies/:id/settle',
      roles,
      async handler(req, { id }) {
        await settleReply(req, audience, id);
        return { message: 'It is no longer listed as not delivered.' };
      },
    }),
    endpoint({
      method: 'post',
      path: '/replies/:id/retry',
      roles,
      handler: (req, { id }) => retryReply(req, audience, id),
    }),
  ];
}

/**
 * Marks a reply that was not delivered as dealt with: somebody reached its receiver in another way.
 * @throws {APIError} 409 when it is not marked as failed
 */
async function settleReply(from: PayloadRequest, audience: Audience, id: number): Promise<void> {
  await inTransaction(from, async ({ req, execute }) => {
    const { rows } = await execute<{ about: number }>(sql`
      update ${sql.identifier(audience.notes.replace('-', '_'))} set delivery = 'settled', updated_at = now()
      where id = ${id} and delivery = 'failed' returning about_id as about`);
    const [note] = rows;
    if (!note) throw new APIError('This reply is no longer listed as not delivered.', 409);
    await recordAudit(req, {
      action: 'changed',
      kind: audience.slug,
      record: note.about,
      summary: 'A reply that was not delivered was marked as dealt with',
    });
  });
}

/** Sends a failed reply again, for another day of attempts. @throws {APIError} 404, 409 when it cannot be sent again */
async function retryReply(req: PayloadRequest, { notes }: Audience, id: number) {
  const note = await findOne(req, notes, { id: { equals: id } });
  if (!note?.mail) throw new APIError('This reply does not exist any more.', 404);
  return retryEmail(req, Number(note.mail), async ({ payload, req: inside }) => {
    const data = { delivery: 'waiting' as const, deliveryError: null };
    await payload.update({ collection: notes, id, data, depth: 0, req: inside });
  });
}
