import type { CollectionAfterLoginHook, CollectionBeforeOperationHook } from 'payload';
import { type Transaction, transactionOf } from '../../database/transaction.ts';
import { enqueueEmail } from '../../queue/deliveries/emails.ts';
import { type StaffSide, staffSideOf } from '../../staff-side.ts';
import { shortened } from './refused.ts';

/** The owner of an account, as before a change. */
interface Owner {
  name: string;
  email: string;
}

interface Change {
  /** The new address. */
  email?: string | undefined;
  password?: boolean;
}

/** Notifies the owner of changed credentials, at the former address and in the transaction of the change. */
export async function reportChange(transaction: Transaction, owner: Owner, change: Change): Promise<void> {
  const { queue, cmsUrl } = staffSideOf(transaction.payload);
  await enqueueEmail(transaction, queue, transaction.payload.config.secret, {
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

/** Remembers that a link sets a password: later hooks cannot tell. */
export const rememberReset: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'resetPassword') req.context.passwordReset = true;
};

/** Notifies the owner that a link set a new password, unless it is the first one. */
export const reportReset: CollectionAfterLoginHook = async ({ req, user }) => {
  const staffSide: StaffSide | undefined = req.payload.config.custom.staffSide;
  if (req.context.passwordReset && staffSide && !user.invitedUntil)
    await reportChange(await transactionOf(req), { name: user.name, email: user.email }, { password: true });
};
