import { APIError, type CollectionAfterLoginHook, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { execute, inTransaction, type Transaction, transactionOf } from '../../database/transaction.ts';
import { createRateLimiter } from '../../limits/rate-limiter.ts';
import { rateLimits } from '../../limits/rate-limits.ts';
import { enqueueEmail } from '../../queue/deliveries/emails.ts';
import { type StaffSide, staffSideOf } from '../../staff-side.ts';
import { isValidationError } from '../api-error.ts';
import { endpoint, parseBody, type StaffRequest } from '../endpoint.ts';
import { hasRole, roles } from '../roles.ts';
import { type Account, readAccount } from '../second-factor/account.ts';
import { acceptCode, countTry } from '../second-factor/check-code.ts';
import { isPasswordOf, passwordError } from './passwords.ts';
import { shortened } from './sign-in-limits.ts';

const schema = z
  .object({
    email: z.email('Please type an email address.').trim().toLowerCase().max(254).optional(),
    password: z.string().max(200, 'Please choose a password of at most 200 characters.').optional(),
    currentPassword: z
      .string('Please type your current password.')
      .min(1, 'Please type your current password.'),
    code: z.string().trim().max(60).optional(),
  })
  .refine(({ email, password }) => email || password, 'Please type what it shall be from now on.');

/**
 * Changes the password or the email address of one's own account, or of any
 * for administrators. Whoever asks proves with their own password, and with
 * their second factor if they have one, that it is not just their open session.
 */
export const changeCredentials = endpoint({
  method: 'post',
  path: '/:id/credentials',
  roles,
  async handler(req, { id }) {
    const { payload } = req;
    const { actor, account } = await findAccounts(req, id);
    const { email, password, currentPassword, code } = await parseBody(req, schema);
    const weak = password && passwordError(password);
    if (weak) throw new APIError(weak, 400);
    await assertCurrentPassword(req, actor, currentPassword);
    if (actor.secondFactorSince) {
      if (!code) throw new APIError('Please type the code that your authenticator app shows.', 400);
      await countTry(payload, actor);
    }
    try {
      await inTransaction(req, async (transaction) => {
        if (code && actor.secondFactorSince) await acceptCode(transaction.execute, payload, actor, code);
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
      if (isValidationError(error) && email) throw new APIError('Another account has this address.', 409);
      throw error;
    }
    return { message: email ? 'The email address is changed.' : 'The password is changed.' };
  },
});

/** Finds the account of who asks, and the one that it is about. @throws {APIError} 401, 403 or 404 */
async function findAccounts(
  { payload, user }: StaffRequest,
  id: number,
): Promise<{ actor: Account; account: Account }> {
  if (id !== user.id && !hasRole(user, 'administrator'))
    throw new APIError('Only administrators may do this.', 403);
  const actor = await readAccount(payload, user.id);
  if (!actor) throw new APIError('Please sign in.', 401);
  if (id === actor.id) return { actor, account: actor };
  const account = await readAccount(payload, id);
  if (!account) throw new APIError('There is no such account.', 404);
  return { actor, account };
}

/** @throws {APIError} 400 when it is wrong, 429 after too many wrong ones */
async function assertCurrentPassword(
  { payload }: PayloadRequest,
  actor: Account,
  password: string,
): Promise<void> {
  const limiter = createRateLimiter(execute(payload), payload.secret);
  const key = String(actor.id);
  const wait = await limiter.consume('current-password', key);
  if (wait > 0) throw new APIError(rateLimits['current-password'].message(wait), 429);
  if (!(await isPasswordOf(actor, password))) throw new APIError('Your current password is not right.', 400);
  await limiter.reset('current-password', key);
}

/** The owner of an account, as before a change. */
interface Owner {
  name: string;
  email: string;
}

interface Change {
  /** The new address. */
  email?: string | undefined;
  password?: boolean;
  secondFactorRemoved?: boolean;
}

/** Notifies the owner of changed credentials, at the former address and in the transaction of the change. */
export async function reportChange(
  transaction: Transaction,
  owner: Owner,
  change: Change,
  { queue, cmsUrl }: Pick<StaffSide, 'queue' | 'cmsUrl'> = staffSideOf(transaction.payload),
): Promise<void> {
  await enqueueEmail(transaction, queue, transaction.payload.config.secret, {
    mail: {
      kind: 'credentials-changed',
      data: {
        name: owner.name,
        newEmail: change.email && shortened(change.email),
        newPassword: change.password ?? false,
        secondFactorRemoved: change.secondFactorRemoved ?? false,
        url: `${cmsUrl}/admin/forgot`,
      },
    },
    to: owner.email,
  });
}

/** Notifies the owner that a link set a new password, unless it is the first one. */
export const reportReset: CollectionAfterLoginHook = async ({ req, user }) => {
  const staffSide: StaffSide | undefined = req.payload.config.custom.staffSide;
  if (req.context.passwordReset && staffSide && !user.invitedUntil)
    await reportChange(await transactionOf(req), { name: user.name, email: user.email }, { password: true });
};
