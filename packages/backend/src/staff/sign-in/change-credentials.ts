import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '../../access/roles.ts';
import {
  createRateLimiter,
  execute,
  inTransaction,
  isValidationError,
  rateLimits,
} from '../../platform/index.ts';
import { type Account, readAccount } from '../second-factor/account.ts';
import { acceptCode, countTry } from '../second-factor/check-code.ts';
import { isSameSite } from '../second-factor/pending.ts';
import { bodyOf, plainly, Refused } from '../second-factor/refusal.ts';
import { isPasswordOf } from './check-password.ts';
import { passwordError } from './credential-rules.ts';
import { reportChange } from './report-change.ts';

const schema = z
  .object({
    email: z.email('Please type an e-mail address.').trim().toLowerCase().max(254).optional(),
    password: z.string().max(200, 'Please choose a password of at most 200 characters.').optional(),
    currentPassword: z
      .string('Please type your current password.')
      .min(1, 'Please type your current password.'),
    code: z.string().trim().max(60).optional(),
  })
  .refine(({ email, password }) => email || password, 'Please type what it shall be from now on.');

/**
 * Changes the password or the e-mail address of one's own account, or of any
 * for administrators. Whoever asks proves with their own password, and with
 * their second factor if they have one, that it is not just their open session.
 */
export const changeCredentials: Endpoint = {
  path: '/:id/credentials',
  method: 'post',
  handler: plainly(async (req) => {
    const { payload, user } = req;
    const { asker, account } = await whose(req);
    const { email, password, currentPassword, code } = schema.parse(await bodyOf(req));
    const weak = password && passwordError(password);
    if (weak) throw new Refused(weak);
    await assertCurrentPassword(req, asker, currentPassword);
    if (asker.secondFactorSince) {
      if (!code) throw new Refused('Please type the code that your authenticator app shows.');
      await countTry(payload, asker);
    }
    try {
      await inTransaction(payload, async (transaction) => {
        if (code && asker.secondFactorSince) await acceptCode(transaction.execute, payload, asker, code);
        transaction.req.user = user;
        await payload.update({
          collection: 'users',
          id: account.id,
          data: { ...(email && { email }), ...(password && { password }) },
          depth: 0,
          req: transaction.req,
        });
        await reportChange(transaction, account, { email, password: Boolean(password) });
      });
    } catch (error) {
      if (isValidationError(error) && email) throw new Refused('Another account has this address.', 409);
      throw error;
    }
    return Response.json({ message: email ? 'The e-mail address is changed.' : 'The password is changed.' });
  }),
};

/** Who asks, and which account it is about. @throws {Refused} 401, 403 or 404 */
async function whose(req: PayloadRequest): Promise<{ asker: Account; account: Account }> {
  const { payload, user, routeParams } = req;
  if (!user || !isSameSite(req)) throw new Refused('Please sign in.', 401);
  const id = Number(routeParams?.id);
  if (id !== user.id && !hasRole(user, 'administrator'))
    throw new Refused('Only administrators may do this.', 403);
  const asker = await readAccount(payload, user.id);
  if (!asker) throw new Refused('Please sign in.', 401);
  if (id === asker.id) return { asker, account: asker };
  const account = Number.isInteger(id) ? await readAccount(payload, id) : undefined;
  if (!account) throw new Refused('There is no such account.', 404);
  return { asker, account };
}

/** @throws {Refused} 400 when it is wrong, 429 after too many wrong ones */
async function assertCurrentPassword(
  { payload }: PayloadRequest,
  asker: Account,
  password: string,
): Promise<void> {
  const limiter = createRateLimiter(execute(payload), payload.secret);
  const key = String(asker.id);
  const wait = await limiter.consume('current-password', key);
  if (wait > 0) throw new Refused(rateLimits['current-password'].message(wait), 429);
  if (!(await isPasswordOf(asker, password))) throw new Refused('Your current password is not right.');
  await limiter.reset('current-password', key);
}
