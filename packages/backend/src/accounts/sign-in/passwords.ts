import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type Payload,
  ValidationError,
} from 'payload';
import { execute, executeIn, sql } from '../../database/transaction.ts';
import { encrypt, tryDecrypt } from '../../limits/secret.ts';
import { hasRole } from '../roles.ts';
import { type Account, readAccount } from '../second-factor/account.ts';

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
    'A password or an email address can only be changed in the account, with the current password.',
    403,
  );
};

/** How Payload hashes passwords (3.90.1, `auth/strategies/local/generatePasswordSaltHash.js`, which it does not export). */
const { prefix, iterations, bytes } = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };

const derive = promisify(pbkdf2);

/**
 * Compares a password with an account's hash. Without an account it derives a key of the same cost, so
 * that the time does not reveal whether there is one.
 */
export async function isPasswordOf(account: Account | undefined, password: string): Promise<boolean> {
  const { hash, salt } = account ?? {};
  const derived = await derive(password, salt ?? 'nobody', iterations, bytes, 'sha256');
  if (!hash || !salt) return false;
  const stored = Buffer.from(hash.slice(prefix.length), 'hex');
  return stored.length === derived.length && timingSafeEqual(stored, derived);
}

/** An account and the password that its owner has to be told. */
export interface FirstUser {
  email: string;
  password: string;
}

/** 144 random bits in 24 characters. */
export const createPassword = () => randomBytes(18).toString('base64url');

/**
 * Creates the first account when there is none, and returns it until somebody has signed in with its
 * password: a start that is interrupted before it shows the password leaves that to the next one. Until
 * then the password is stored encrypted.
 */
export async function createFirstUser(payload: Payload, email: string): Promise<FirstUser | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return await unusedFirstUser(payload);
  const password = createPassword();
  const sealedFirstPassword = encrypt(payload.secret, password, 'riverfront first password');
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'Administrator', roles: ['administrator'], sealedFirstPassword },
  });
  return { email, password };
}

async function unusedFirstUser(payload: Payload): Promise<FirstUser | undefined> {
  const { rows } = await execute(payload)<{ email: string; sealed: string }>(
    sql`SELECT email, sealed_first_password AS sealed FROM users WHERE sealed_first_password IS NOT NULL`,
  );
  const [row] = rows;
  if (!row) return undefined;
  // Undefined when it was encrypted with another secret.
  const password = tryDecrypt(payload.secret, row.sealed, 'riverfront first password');
  return password === undefined ? undefined : { email: row.email, password };
}

/** Deletes the stored first password once somebody has signed in. */
export const forgetFirstPassword: CollectionAfterLoginHook = async ({ req, user }) => {
  await executeIn(req)(
    sql`UPDATE users SET sealed_first_password = NULL WHERE id = ${user.id} AND sealed_first_password IS NOT NULL`,
  );
};
