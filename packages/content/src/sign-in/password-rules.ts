import { type CollectionBeforeOperationHook, ValidationError } from 'payload';

/** Fewest characters of a password that a person chooses (OWASP ASVS 5.0, 6.2.1 recommends 15, demands 8). */
const shortest = 12;

/** Refuses passwords that are too short, wherever one is set. */
export const demandLongPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args;
  const password = 'data' in args && args.data && 'password' in args.data ? args.data.password : undefined;
  if (typeof password !== 'string' || password === '' || password.length >= shortest) return args;
  throw new ValidationError({
    collection: 'users',
    errors: [{ path: 'password', message: `Please choose a password of at least ${shortest} characters.` }],
  });
};
