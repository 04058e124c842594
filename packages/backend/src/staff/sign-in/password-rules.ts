import { type CollectionBeforeOperationHook, ValidationError } from 'payload';

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

/** Rejects weak passwords wherever one is set. @throws {ValidationError} */
export const assertGoodPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args;
  const password = 'data' in args && args.data && 'password' in args.data ? args.data.password : undefined;
  if (typeof password !== 'string' || password === '') return args;
  const message = passwordError(password);
  if (message) throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] });
  return args;
};
