import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { QueueAway } from '../queue/queue.ts';
import type { Audience } from './audiences.ts';
import { fillLetters, letter } from './letters.ts';
import { sendLetters } from './send-letters.ts';
import { settleReply } from './settle-reply.ts';

const sending = letter.extend({ key: z.uuid() });

/** What the form of a letter shows of one receiver before it is sent. */
export interface LetterPreview {
  id: number;
  name: string;
  email: string;
  subject: string;
  body: string;
  /** Why it cannot be written to this receiver. */
  problem: string | null;
}

async function bodyOf<T extends z.ZodType>(req: PayloadRequest, schema: T): Promise<z.output<T>> {
  const checked = schema.safeParse(await req.json?.().catch(() => undefined));
  if (checked.success) return checked.data;
  throw new APIError(checked.error.issues[0]?.message ?? 'This could not be read.', 400, null, true);
}

/** Writing letters to those whom a collection is about. */
export function replyEndpoints(audience: Audience): Endpoint[] {
  const demandWriter = (req: PayloadRequest) => {
    if (!audience.mayWrite({ req })) throw new Forbidden(req.t);
  };
  return [
    {
      path: '/replies/preview',
      method: 'post',
      async handler(req) {
        demandWriter(req);
        const filled = await fillLetters(req, audience, await bodyOf(req, letter));
        const letters: LetterPreview[] = filled.map(({ receiver: { id, name, email }, ...texts }) => ({
          id,
          name,
          email,
          ...texts,
        }));
        return Response.json({ letters }, { headers: { 'Cache-Control': 'no-store' } });
      },
    },
    {
      path: '/replies',
      method: 'post',
      async handler(req) {
        demandWriter(req);
        const { key, ...content } = await bodyOf(req, sending);
        try {
          return Response.json({ sent: await sendLetters(req, audience, content, key) });
        } catch (error) {
          if (error instanceof QueueAway)
            throw new APIError('Mails cannot be taken at the moment. Please try again.', 503, null, true);
          throw error;
        }
      },
    },
    {
      path: '/replies/:note/settle',
      method: 'post',
      async handler(req) {
        demandWriter(req);
        await settleReply(req, audience, Number(req.routeParams?.note) || 0);
        return Response.json({ message: 'It is no longer listed as not delivered.' });
      },
    },
  ];
}
