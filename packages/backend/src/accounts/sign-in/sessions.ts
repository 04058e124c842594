import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import { recordAudit } from '../../audit/record-audit.ts';
import { type Account, writeAccount } from '../second-factor/account.ts';
import { isInvitationLapsed } from '../second-factor/pending.ts';

/** Rejects the sign-in of a disabled account or after an invitation has lapsed, by a password or by a new one. */
export const rejectClosed: CollectionBeforeLoginHook = ({ user }) => {
  if (user.disabled) throw new APIError('This account is disabled. Please ask an administrator.', 403);
  if (isInvitationLapsed(user as Account))
    throw new APIError('Your invitation has expired. Please ask an administrator to send it again.', 403);
};

/** Remembers that a new password is being set: later hooks see only its hash. */
export const rememberNewPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' && 'data' in args && args.data && 'password' in args.data)
    req.context.newPassword = Boolean(args.data.password);
};

/**
 * Ends every session of an account that was disabled or got another password, email or role. Whoever
 * changes their own account keeps the session they do it in.
 */
export const endSessions: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return;
  const { user } = req;
  const hasNewPassword = req.context.newPassword ?? false;
  const isChanged =
    hasNewPassword ||
    (doc.disabled && !previousDoc.disabled) ||
    doc.email !== previousDoc.email ||
    [...(doc.roles ?? [])].sort().join() !== [...(previousDoc.roles ?? [])].sort().join();
  if (!isChanged) return;
  const own = user && user.id === doc.id && !doc.disabled && '_sid' in user ? user._sid : undefined;
  await writeAccount(req, doc.id, ({ sessions, invitedUntil }) => ({
    sessions: sessions?.filter(({ id }) => id === own) ?? [],
    // A reset link that is still in some mailbox was requested by whoever knew the account before; an invitation
    // goes on where only the roles have changed.
    ...((!invitedUntil || doc.email !== previousDoc.email) && {
      resetPasswordToken: null,
      resetPasswordExpiration: null,
    }),
    ...(hasNewPassword && { sealedFirstPassword: null }),
    updatedAt: null,
  }));
};

/** Records a sign-out, in its transaction. */
export const recordSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  const entry = { action: 'signed-out', kind: 'users', summary: 'Signed out' } as const;
  if (req.user) await recordAudit(req, { ...entry, record: req.user.id });
};
