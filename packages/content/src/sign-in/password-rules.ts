import { type CollectionBeforeOperationHook, ValidationError } from 'payload';

/** Fewest characters of a password that a person chooses (OWASP ASVS 5.0, 6.2.1 recommends 15, demands 8). */
const shortest = 12;
/** Fewest different ones: `aaaaaaaaaaaa` is as good as none. */
const fewestDifferent = 4;

/** Says what is wrong with a password that somebody chose; nothing when it is good. */
export function passwordError(password: string): string | undefined {
  const significant = password.trim();
  if (significant.length < shortest)
    return `Please choose a password of at least ${shortest} characters. Spaces at the start and the end do not count.`;
  if (new Set(significant).size < fewestDifferent)
    return `Please choose a password with at least ${fewestDifferent} different characters.`;
  return undefined;
}

/** Rejects weak passwords wherever one is set. */
export const assertGoodPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args;
  const password = 'data' in args && args.data && 'password' in args.data ? args.data.password : undefined;
  if (typeof password !== 'string' || password === '') return args;
  const message = passwordError(password);
  if (message) throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] });
  return args;
};
