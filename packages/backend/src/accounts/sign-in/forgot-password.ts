import { setTimeout as pause } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { execute, inTransaction } from '../../database/transaction.ts';
import { clientAddressHeader, toNetwork } from '../../limits/network.ts';
import { createRateLimiter } from '../../limits/rate-limiter.ts';
import { enqueueEmail } from '../../queue/deliveries/emails.ts';
import { staffSideOf } from '../../staff-side.ts';
import { endpoint } from '../endpoint.ts';

/** Every answer takes at least this long, so that its time does not tell whether there is an account. */
const leastMs = 400;

/** Minutes that a link works at least. */
const minutes = 60;

/**
 * In the place of Payload's own, which mails the link itself: ours goes out by the queue. Everybody gets the same answer.
 */
export const forgotPassword = endpoint({
  method: 'post',
  path: '/forgot-password',
  body: z.object({ email: z.email('Please type an e-mail address.') }),
  handler: async (req, { body }) => {
    const started = performance.now();
    await sendLink(req, body.email.toLowerCase());
    await pause(Math.max(0, leastMs - (performance.now() - started)));
    return { message: 'If there is an account with this address, a mail with a link is on its way to it.' };
  },
});

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
  if (!user || waits.some((wait) => wait > 0)) return;
  // The link replaces that of an invitation, which anybody could otherwise cut short.
  const invitedFor = user.invitedUntil ? Date.parse(user.invitedUntil) - Date.now() : 0;
  await queue.ready;
  await inTransaction(payload, async (transaction) => {
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
      expiration: Math.max(minutes * 60_000, invitedFor),
      req: transaction.req,
    });
    const data = { name: user.name, url: `${cmsUrl}/admin/reset/${token}`, minutes };
    // Payload's own `secret` is a hash of the one that the sender of mails opens them with.
    await enqueueEmail(transaction, queue, payload.config.secret, {
      mail: { kind: 'password-reset', data },
      to: user.email,
      // After an hour the link is dead, and so is the mail.
      options: { retryLimit: 12 },
    });
  });
}
