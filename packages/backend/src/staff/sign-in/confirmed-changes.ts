import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { readAccount } from '../second-factor/account.ts';

/**
 * Rejects a new password or email address that comes with a session alone. Field access would drop it
 * without a word, and the response would be "Updated successfully".
 * @throws {APIError} 403
 */
export const assertConfirmedChange: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('data' in args) || !args.data) return args;
  if ('overrideAccess' in args && args.overrideAccess) return args;
  const { email, password } = args.data as { email?: unknown; password?: unknown };
  // The form of an account sends the address with every save.
  const before = 'id' in args ? await readAccount(req.payload, Number(args.id), req) : undefined;
  const changesEmail = typeof email === 'string' && email.trim().toLowerCase() !== before?.email;
  if (!password && !changesEmail) return args;
  throw new APIError(
    'A password or an e-mail address can only be changed in the account, with the current password.',
    403,
  );
};
