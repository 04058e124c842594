import { setTimeout as pause } from 'node:timers/promises';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { enqueueMail } from '../mails/enqueue.ts';
import { clientAddressHeader, networkOf } from '../network.ts';
import { isSameSite } from '../second-factor/pending.ts';
import { staffSideOf } from '../staff-side.ts';
import { createKeyedHash } from '../tokens/keys.ts';
import { execute, inTransaction } from '../transaction.ts';
import { countOne } from './attempt-counter.ts';

/** How often within an hour a link to one address may be asked for: from one network, and from everywhere. */
const perHour = { network: 3, address: 12 };

/** Every answer takes at least this long, so that its time does not tell whether there is an account. */
const leastMs = 400;

/**
 * In the place of Payload's own, whose pause between requests reaches for a
 * second connection inside a transaction (for ever, on the embedded database).
 * The link goes out by our queue. Everybody gets the same answer.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    if (!isSameSite(req) && req.headers.get('Origin'))
      return Response.json(
        { errors: [{ message: 'This request came from another site.' }] },
        { status: 403 },
      );
    // Payload's form sends its values as JSON in the field `_payload` of a multipart body.
    await addDataAndFileToRequest(req);
    const given = z.object({ email: z.email() }).safeParse(req.data);
    if (!given.success)
      return Response.json({ errors: [{ message: 'Please type an e-mail address.' }] }, { status: 400 });
    const started = performance.now();
    await sendLink(req, given.data.email.toLowerCase());
    await pause(Math.max(0, leastMs - (performance.now() - started)));
    return Response.json({
      message: 'If there is an account with this address, a mail with a link is on its way to it.',
    });
  },
};

async function sendLink({ payload, headers }: PayloadRequest, email: string): Promise<void> {
  const { queue, cmsUrl } = staffSideOf(payload);
  const hash = createKeyedHash(payload.secret, 'riverfront limits');
  const from = networkOf(headers.get(clientAddressHeader) ?? 'unknown');
  const count = async (...parts: string[]) => {
    return (await countOne(execute(payload), `password-reset:${hash(...parts)}`, 3_600)).points;
  };
  const isTooOften = (await count(email, from)) > perHour.network || (await count(email)) > perHour.address;
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email }, disabled: { not_equals: true } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const [user] = docs;
  if (!user || isTooOften) return;
  await queue.ready;
  await inTransaction(payload, async (transaction) => {
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
      req: transaction.req,
    });
    const data = { name: user.name, url: `${cmsUrl}/admin/reset/${token}`, minutes: 60 };
    // Payload's own `secret` is a hash of the one that the sender of mails opens them with.
    await enqueueMail(transaction, queue, payload.config.secret, {
      mail: { kind: 'password-reset', data },
      to: user.email,
      // After an hour the link is dead, and so is the mail.
      options: { retryLimit: 12 },
    });
  });
}
