import type { CollectionAfterLoginHook, CollectionBeforeOperationHook } from 'payload';
import { enqueueMail } from '../mails/enqueue.ts';
import { type StaffSide, staffSideOf } from '../staff-side.ts';
import { type Transaction, transactionOf } from '../transaction.ts';
import { shortened } from './refused.ts';

/** Whom an account belongs to, as it was before a change. */
interface Owner {
  name: string;
  email: string;
}

/** What changed: the new address, a new password. */
interface Change {
  email?: string | undefined;
  password?: boolean;
}

/** Tells the owner, at the address before the change, in the transaction of the change. */
export async function reportChange(transaction: Transaction, owner: Owner, change: Change): Promise<void> {
  const { queue, cmsUrl } = staffSideOf(transaction.payload);
  await enqueueMail(transaction, queue, transaction.payload.config.secret, {
    mail: {
      kind: 'credentials-changed',
      data: {
        name: owner.name,
        newEmail: change.email && shortened(change.email),
        newPassword: change.password ?? false,
        url: `${cmsUrl}/admin/forgot`,
      },
    },
    to: owner.email,
  });
}

/** Remembers that a password is being set by a link; what Payload tells later hooks does not say so. */
export const noteReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context.passwordReset = true;
  return args;
};

/** Tells the owner that a link set a new password. */
export const reportReset: CollectionAfterLoginHook = async ({ req, user }) => {
  const staffSide: StaffSide | undefined = req.payload.config.custom.staffSide;
  if (req.context.passwordReset && staffSide)
    await reportChange(await transactionOf(req), { name: user.name, email: user.email }, { password: true });
  return user;
};
