import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { findOne } from '../../database/records.ts';
import { execute, executeIn, inTransaction, sql } from '../../database/transaction.ts';
import { clientAddressHeader, createRateLimiter, toNetwork } from '../../limits/rate-limiter.ts';
import { enqueueEmail } from '../../queue/deliveries/emails.ts';
import { waitForQueue } from '../../queue/queue.ts';
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
  body: z.object({ email: z.email('Please type an email address.') }),
  handler: async (req, { body }) => {
    const started = performance.now();
    await sendLink(req, body.email.toLowerCase());
    await pause(Math.max(0, leastMs - (performance.now() - started)));
    return { message: 'If there is an account with this address, a mail with a link is on its way to it.' };
  },
});

async function sendLink(req: PayloadRequest, email: string): Promise<void> {
  const { payload, headers } = req;
  const { queue, cmsUrl } = staffSideOf(payload);
  // For every address, so that an outage does not tell which are known.
  await waitForQueue(queue);
  const limiter = createRateLimiter(execute(payload), payload.secret);
  const network = toNetwork(headers.get(clientAddressHeader) ?? 'unknown');
  const waits = [
    await limiter.consume('password-reset', email, network),
    await limiter.consume('password-reset-email', email),
  ];
  const user = await findOne(req, 'users', { email: { equals: email }, disabled: { not_equals: true } });
  if (!user || waits.some((wait) => wait > 0)) return;
  // The link replaces that of an invitation, which anybody could otherwise cut short.
  const invitedFor = user.invitedUntil ? Date.parse(user.invitedUntil) - Date.now() : 0;
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

/** Hashes the token of a link: its 160 random bits need neither salt nor key. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Replaces the token of a link (reset or invitation) by its SHA-256 before Payload stores it. `forgotPassword` stores
 * it by an update with `overrideAccess`; field access drops it from anybody else's.
 */
export const hashResetToken: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || !('data' in args) || !args.data) return;
  const data: Record<string, unknown> = args.data;
  if (typeof data.resetPasswordToken === 'string')
    data.resetPasswordToken = hashToken(data.resetPasswordToken);
};

/**
 * Consumes the token of a link before Payload looks for it: of concurrent requests with one link the others wait for
 * the row and then find no such token. A rejected password rolls the consumption back.
 * @throws {APIError} 403 when there is no such token, or it has expired
 */
export const consumeResetToken: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword' || !('data' in args) || !args.data) return;
  const data: Record<string, unknown> = args.data;
  // Payload has taken `data` out of its arguments already, and finds the account by this one.
  const consumed = randomBytes(32).toString('hex');
  const { rows } = await executeIn(req)(sql`
    update users set reset_password_token = ${consumed}
    where reset_password_token = ${hashToken(String(data.token))} and reset_password_expiration > now()
    returning id`);
  if (rows.length === 0) throw new APIError(req.t('error:tokenInvalidOrExpired'), 403);
  data.token = consumed;
  // Later hooks cannot tell.
  req.context.passwordReset = true;
};
