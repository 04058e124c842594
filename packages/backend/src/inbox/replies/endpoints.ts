import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import {
  emailRetry,
  inTransaction,
  QueueUnavailableError,
  recordAudit,
  retryDelivery,
  sql,
} from '../../platform/index.ts';
import type { Audience } from './audiences.ts';
import { type ComposedReply, composeReplies, replySchema } from './compose.ts';
import { checkFiles, filesSchema } from './files.ts';
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

/** Parses the body of a request. @throws {APIError} 400 with the first reason */
export async function bodyOf<T extends z.ZodType>(req: PayloadRequest, schema: T): Promise<z.output<T>> {
  const checked = schema.safeParse(await req.json?.().catch(() => undefined));
  if (checked.success) return checked.data;
  throw new APIError(checked.error.issues[0]?.message ?? 'This could not be read.', 400);
}

/** Endpoints of a collection to preview, send and settle replies. */
export function replyEndpoints(audience: Audience): Endpoint[] {
  const assertMayWrite = (req: PayloadRequest) => {
    if (!audience.mayWrite({ req })) throw new Forbidden(req.t);
  };
  return [
    {
      path: '/replies/preview',
      method: 'post',
      async handler(req) {
        assertMayWrite(req);
        const composed = await composeReplies(req, audience, await bodyOf(req, replySchema));
        const replies = composed.map(toPreview);
        return Response.json({ replies });
      },
    },
    {
      path: '/replies',
      method: 'post',
      async handler(req) {
        assertMayWrite(req);
        const { key, seen, files, ...reply } = await bodyOf(req, submissionSchema);
        const submission = { ...reply, seen, files: await checkFiles(files) };
        try {
          return Response.json({ sent: await sendReplies(req, audience, submission, key) });
        } catch (error) {
          if (error instanceof QueueUnavailableError)
            throw new APIError('Emails cannot be sent at the moment. Please try again.', 503);
          throw error;
        }
      },
    },
    {
      path: '/replies/:note/settle',
      method: 'post',
      async handler(req) {
        assertMayWrite(req);
        await settleReply(req, audience, Number(req.routeParams?.note));
        return Response.json({ message: 'It is no longer listed as not delivered.' });
      },
    },
    {
      path: '/replies/:note/retry',
      method: 'post',
      async handler(req) {
        assertMayWrite(req);
        return Response.json(await retryReply(req, audience, Number(req.routeParams?.note)));
      },
    },
  ];
}

/**
 * Marks a reply that was not delivered as dealt with: somebody reached its receiver in another way.
 * @throws {APIError} 409 when it is not marked as failed
 */
async function settleReply({ payload, user }: PayloadRequest, audience: Audience, id: number): Promise<void> {
  await inTransaction(payload, async ({ req, execute }) => {
    const { rows } = await execute<{ about: number }>(sql`
      update ${sql.identifier(audience.notes.replace('-', '_'))} set delivery = 'settled', updated_at = now()
      where id = ${id} and delivery = 'failed' returning about_id as about`);
    const [note] = rows;
    if (!note) throw new APIError('This reply is no longer listed as not delivered.', 409);
    req.user = user;
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
  const note = await req.payload.findByID({ collection: notes, id, depth: 0, disableErrors: true, req });
  if (!note?.mail) throw new APIError('This reply does not exist any more.', 404);
  return retryDelivery(
    req,
    {
      ...emailRetry,
      // The endpoint has checked who may write.
      roles: [...roles],
      async onRequeued({ payload, req: inside }) {
        const data = { delivery: 'waiting' as const, deliveryError: null };
        await payload.update({ collection: notes, id, data, depth: 0, req: inside });
      },
    },
    Number(note.mail),
  );
}
