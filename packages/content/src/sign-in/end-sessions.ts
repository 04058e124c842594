import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload';
import { writeAccount } from '../second-factor/account.ts';

/** Remembers that a new password is being set: later hooks see only its hash. */
export const notePassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' && 'data' in args && args.data && 'password' in args.data)
    req.context.newPassword = Boolean(args.data.password);
  return args;
};

/**
 * Ends every session of an account that was disabled or got another password,
 * other roles or another e-mail. Whoever changes their own account keeps the
 * session they do it in.
 */
export const endSessions: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc;
  const changed =
    req.context.newPassword === true ||
    (doc.disabled && !previousDoc.disabled) ||
    doc.email !== previousDoc.email ||
    [...(doc.roles ?? [])].sort().join() !== [...(previousDoc.roles ?? [])].sort().join();
  if (!changed) return doc;
  const { user } = req;
  const own = user && user.id === doc.id && !doc.disabled && '_sid' in user ? user._sid : undefined;
  await writeAccount(req, doc.id, ({ sessions }) => ({
    sessions: sessions?.filter(({ id }) => id === own) ?? [],
    // A link that is still in some mailbox was asked for by whoever knew the account before.
    resetPasswordToken: null,
    resetPasswordExpiration: null,
    ...(req.context.newPassword === true && { sealedFirstPassword: null }),
    updatedAt: null,
  }));
  return doc;
};
