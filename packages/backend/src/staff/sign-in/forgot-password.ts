import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import {
  clientAddressHeader,
  createRateLimiter,
  enqueueEmail,
  execute,
  inTransaction,
  staffSideOf,
  toNetwork,
} from '../../platform/index.ts';

/** Every answer takes at least this long, so that its time does not tell whether there is an account. */
const leastMs = 400;

/**
 * In the place of Payload's own, which mails the link itself: ours goes out by the queue. Everybody gets the same answer.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
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
  const limiter = createRateLimiter(execute(payload), payload.secret);
  const network = toNetwork(headers.get(clientAddressHeader) ?? 'unknown');
  const waits = [
    await limiter.consume('password-reset', email, network),
    await limiter.consume('password-reset-email', email),
  ];
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email }, disabled: { not_equals: true } },
    limit: 1,
    depth: 0,
  });
  const [user] = docs;
  // An invitation has a link of its own, which a reset would replace by one that ends earlier.
  if (!user || user.invitedUntil || waits.some((wait) => wait > 0)) return;
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
    await enqueueEmail(transaction, queue, payload.config.secret, {
      mail: { kind: 'password-reset', data },
      to: user.email,
      // After an hour the link is dead, and so is the mail.
      options: { retryLimit: 12 },
    });
  });
}
