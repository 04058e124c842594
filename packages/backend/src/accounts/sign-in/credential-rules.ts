import { APIError, type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { hasRole } from '../roles.ts';
import { readAccount } from '../second-factor/account.ts';

/** Fewest characters of a password (OWASP ASVS 5.0, 6.2.1 requires 8, recommends 15). */
const minLength = 12;
/** Fewest different characters: `aaaaaaaaaaaa` is guessed at once. */
const minDistinct = 4;

/** Why a password is too weak; undefined when it is good. */
export function passwordError(password: string): string | undefined {
  const significant = password.trim();
  if (significant.length < minLength)
    return `Please choose a password of at least ${minLength} characters. Spaces at the start and the end do not count.`;
  if (new Set(significant).size < minDistinct)
    return `Please choose a password with at least ${minDistinct} different characters.`;
  return undefined;
}

/**
 * Rejects weak passwords wherever one is set. Of requests to create or update an account only those of administrators
 * count, who may: everybody else gets Payload's own 403.
 * @throws {ValidationError}
 */
export const assertGoodPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return;
  const isSystem = 'overrideAccess' in args && args.overrideAccess;
  if (operation !== 'resetPassword' && !isSystem && !hasRole(req.user, 'administrator')) return;
  const password = 'data' in args && args.data && 'password' in args.data ? args.data.password : undefined;
  if (typeof password !== 'string' || password === '') return;
  const message = passwordError(password);
  if (message) throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] });
};

/**
 * Rejects a new password or email address that comes with a session alone. Field access would drop it
 * without a word, and the response would be "Updated successfully". Whoever may not update the account gets Payload's
 * own 403, whatever its address.
 * @throws {APIError} 403
 */
export const assertConfirmedChange: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('data' in args) || !args.data) return;
  if ('overrideAccess' in args && args.overrideAccess) return;
  const id = 'id' in args ? Number(args.id) : undefined;
  if (!req.user || (id !== undefined && id !== req.user.id && !hasRole(req.user, 'administrator'))) return;
  const { email, password } = args.data as { email?: unknown; password?: unknown };
  // The form of an account sends the address with every save.
  const before = id === undefined ? undefined : await readAccount(req.payload, id, req);
  const changesEmail = typeof email === 'string' && email.trim().toLowerCase() !== before?.email;
  if (!password && !changesEmail) return;
  throw new APIError(
    'A password or an e-mail address can only be changed in the account, with the current password.',
    403,
  );
};
