import { setTimeout as pause } from 'node:timers/promises';
import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { recordAudit } from '../../audit/record-audit.ts';
import { execute, executeIn } from '../../database/transaction.ts';
import { clientAddressHeader, createRateLimiter, toNetwork } from '../../limits/rate-limiter.ts';
import { rateLimits } from '../../limits/rate-limits.ts';
import type { Account } from '../second-factor/account.ts';
import { isPasswordOf } from './passwords.ts';

/** Every failure takes at least this long, so that its time does not tell whether there is an account. */
const leastMs = 600;

/** Too many tries; says the same whether or not there is such an account. */
class LockedOut extends APIError {
  constructor() {
    super(rateLimits['sign-in'].message(), 429);
  }
}

/**
 * Counts a try before its password is looked at, so that many at once are no
 * way around. Counted by address and network together: nobody can lock out
 * somebody else. Only where an address is tried from everywhere are networks
 * that it never signed in from sent to the link by mail.
 * @throws {APIError} 400 for a character that PostgreSQL cannot store
 * @throws {LockedOut} when there were too many
 * @throws {AuthenticationError} when there is no such account, after the time that a wrong password takes
 */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return;
  req.context.signInStarted = performance.now();
  const { email, password } = args.data as { email?: unknown; password?: unknown };
  if (typeof email !== 'string' || typeof password !== 'string') return;
  if (email.includes('\0')) throw new APIError('Please type an email address.', 400);
  const { payload } = req;
  const limiter = createRateLimiter(execute(payload), payload.secret);
  const [address, network] = [email.trim().toLowerCase(), networkOfRequest(req)];
  const waits = [
    await limiter.consume('sign-in', address, network),
    await limiter.consume('sign-in-network', network),
  ];
  const isTriedEverywhere = (await limiter.consume('sign-in-address', address)) > 0;
  const isKnown = (await limiter.getWait('sign-in-known', address, network)) > 0;
  if (waits.some((wait) => wait > 0) || (isTriedEverywhere && !isKnown)) throw new LockedOut();
  const account = await payload.db.findOne<Account>({
    collection: 'users',
    where: { email: { equals: address } },
  });
  if (!account) {
    await isPasswordOf(undefined, password);
    throw new AuthenticationError(req.t);
  }
};

/** Empties the counts after a right password or a link by mail, and remembers the network. */
export const forgetTries: CollectionAfterLoginHook = async ({ req, user }) => {
  const limiter = createRateLimiter(executeIn(req), req.payload.secret);
  const network = networkOfRequest(req);
  await limiter.reset('sign-in', user.email, network);
  if (req.context.signInStarted) {
    await limiter.refund('sign-in-network', network);
    await limiter.refund('sign-in-address', user.email);
  }
  await limiter.reset('sign-in-known', user.email, network);
  await limiter.consume('sign-in-known', user.email, network);
  if (req.context.passwordReset) {
    await limiter.reset('sign-in-address', user.email);
    // Whoever knew the old password may have used up the tries of the second factor.
    await limiter.reset('second-factor', String(user.id));
  }
};

/** Holds back the answer to a failed sign-in until it is as old as every other. */
export const delayFailure: CollectionAfterErrorHook = async ({ req }) => {
  const { signInStarted } = req.context;
  if (signInStarted) await pause(Math.max(0, leastMs - (performance.now() - signInStarted)));
};

function networkOfRequest({ headers }: PayloadRequest): string {
  return toNetwork(headers?.get(clientAddressHeader) ?? 'unknown');
}

/** `asha.patel@example.com` → `a…@example.com`. */
export function shortened(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${domain.slice(0, 80)}`;
}

/** Records rejected sign-ins in the audit trail, with the shortened address and the reason, never the password. */
export const recordRejectedSignIn: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!req.pathname?.endsWith('/users/login')) return;
  const why = { AuthenticationError: 'wrong email or password', LockedOut: 'too many tries' }[error.name];
  const given = req.data && typeof req.data.email === 'string' ? req.data.email : '';
  if (!given || (!why && !('status' in error && error.status === 403))) return;
  const { payload } = req;
  const limiter = createRateLimiter(execute(payload), payload.secret);
  if ((await limiter.consume('refused', given.toLowerCase())) > 0) return;
  // Not in the transaction of `req`: that one was rolled back.
  await recordAudit({ ...req, user: null, transactionID: undefined } as typeof req, {
    action: 'refused',
    kind: 'users',
    summary: `${shortened(given)}: ${why ?? 'the account is closed'}`,
    actorName: 'Nobody signed in',
  });
};
