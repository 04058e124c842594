import { setTimeout as pause } from 'node:timers/promises';
import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { clientAddressHeader, networkOf } from '../network.ts';
import type { Account } from '../second-factor/account.ts';
import { createKeyedHash } from '../tokens/keys.ts';
import { execute, executeIn } from '../transaction.ts';
import { countOne, forgetCount, isCounted, uncountOne } from './attempt-counter.ts';
import { isPasswordOf } from './check-password.ts';

/** Tries for one address from one network (requirements, Security, "admin": five, then ten minutes). */
const pair = { tries: 5, seconds: 600 };
/** Tries from one network, whatever the addresses: one password tried with many of them. */
const network = { tries: 100, seconds: 600 };
/** Tries for one address from everywhere within a day; NIST SP 800-63B 5.2.2 allows 100 in a row. */
const everywhere = { tries: 100, seconds: 24 * 3_600 };
/** A network stays known to an account for so long after a sign-in. */
const knownSeconds = 90 * 24 * 3_600;

/** Every failure takes at least this long, so that its time does not tell whether there is an account. */
const leastMs = 600;

/** Too many tries; says the same whether or not there is such an account. */
export class LockedOut extends APIError {
  constructor() {
    super(
      'There were too many tries for this address from your network. Please wait ten minutes, or choose a new password with “Forgot password?”.',
      429,
      null,
      true,
    );
  }
}

/**
 * Counts a try before its password is looked at, so that many at once are no
 * way around. Counted by address and network together: nobody can lock out
 * somebody else. Only where an address is tried from everywhere are networks
 * that it never signed in from sent to the link by mail.
 * @throws {LockedOut} when there were too many
 * @throws {AuthenticationError} when there is no such account, after the time that a wrong password takes
 */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return args;
  req.context.signInStarted = performance.now();
  const { email, password } = args.data as { email?: unknown; password?: unknown };
  if (typeof email !== 'string' || typeof password !== 'string') return args;
  const { payload } = req;
  const run = execute(payload);
  const address = email.trim().toLowerCase();
  const buckets = bucketsOf(req, address);
  const counted = {
    pair: await countOne(run, buckets.pair, pair.seconds),
    network: await countOne(run, buckets.network, network.seconds),
    everywhere: await countOne(run, buckets.everywhere, everywhere.seconds),
  };
  const isKnown = await isCounted(run, buckets.known);
  const isLocked =
    counted.pair.points > pair.tries ||
    counted.network.points > network.tries ||
    (counted.everywhere.points > everywhere.tries && !isKnown);
  if (isLocked) throw new LockedOut();
  const account = await payload.db.findOne<Account>({
    collection: 'users',
    where: { email: { equals: address } },
  });
  if (!account) {
    await isPasswordOf(undefined, password);
    throw new AuthenticationError(req.t);
  }
  return args;
};

/** Empties the counts after a right password or a link by mail, and remembers the network. */
export const forgetTries: CollectionAfterLoginHook = async ({ req, user }) => {
  const run = await executeIn(req);
  const buckets = bucketsOf(req, user.email);
  await forgetCount(run, buckets.pair);
  if (req.context.signInStarted)
    for (const bucket of [buckets.network, buckets.everywhere]) await uncountOne(run, bucket);
  await forgetCount(run, buckets.known);
  await countOne(run, buckets.known, knownSeconds);
  if (req.context.passwordReset) {
    await forgetCount(run, buckets.everywhere);
    // Whoever knew the old password may have used up the tries of the second factor.
    await forgetCount(run, `second-factor:${user.id}`);
  }
  return user;
};

/** Holds back the answer to a failed sign-in until it is as old as every other. */
export const delayFailure: CollectionAfterErrorHook = async ({ req }) => {
  const { signInStarted } = req.context;
  if (typeof signInStarted === 'number')
    await pause(Math.max(0, leastMs - (performance.now() - signInStarted)));
};

/** The keys of the counts; of addresses and networks only a keyed hash is stored. */
function bucketsOf({ headers, payload }: PayloadRequest, email: string) {
  const from = networkOf(headers?.get(clientAddressHeader) ?? 'unknown');
  const mark = createKeyedHash(payload.secret, 'riverfront limits');
  return {
    pair: `sign-in:${mark(email, from)}`,
    network: `sign-in-network:${mark(from)}`,
    everywhere: `sign-in-address:${mark(email)}`,
    known: `sign-in-known:${mark(email, from)}`,
  };
}
