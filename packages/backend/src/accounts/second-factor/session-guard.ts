import type { AuthStrategy, AuthStrategyResult, Payload } from 'payload';
import type { User } from '../../payload-types.ts';
import { isRequired, secretsOf } from './account.ts';

/** Longest life of a session in hours, however often it is renewed. */
const maxHours = 12;

type SessionUser = User & { _sid?: string };

/**
 * Authenticates nobody itself: as the first strategy it adds our conditions to all others. Not in `onInit`,
 * which Payload skips when its first start failed (3.90.1, `getPayload`); the conditions must never be missing.
 */
export const sessionGuard: AuthStrategy = {
  name: 'guard',
  authenticate: ({ payload }) => {
    guardStrategies(payload);
    return { user: null };
  },
};

const guarded = new WeakSet<AuthStrategy>();

/** Replaces the strategies that the admin, its REST API and its server functions authenticate with. */
function guardStrategies({ authStrategies }: Payload): void {
  for (const [index, strategy] of authStrategies.entries()) {
    if (strategy.name === sessionGuard.name || guarded.has(strategy)) continue;
    const conditional: AuthStrategy = {
      ...strategy,
      authenticate: async (args): Promise<AuthStrategyResult> => {
        const result = await authenticate(strategy, args);
        const user = result.user as unknown as SessionUser | null;
        return user && !mayContinue(args.payload, user) ? { ...result, user: null } : result;
      },
    };
    guarded.add(conditional);
    authStrategies[index] = conditional;
  }
}

/** Accepts sessions that were signed with the secret before a rotation as well. */
async function authenticate(
  strategy: AuthStrategy,
  args: Parameters<AuthStrategy['authenticate']>[0],
): Promise<AuthStrategyResult> {
  const result = await strategy.authenticate(args);
  const [, previous] = secretsOf(args.payload);
  if (result.user || !previous) return result;
  const payload = Object.create(args.payload, { secret: { value: previous } }) as Payload;
  return await strategy.authenticate({ ...args, payload });
}

function mayContinue(payload: Payload, user: SessionUser): boolean {
  if (user.disabled) return false;
  const session = user.sessions?.find(({ id }) => id === user._sid);
  const begin = Date.parse(session?.createdAt ?? '');
  if (Number.isNaN(begin) || begin < Date.now() - maxHours * 3_600_000) return false;
  // A session from before the set-up of the second factor was opened without it.
  if (user.secondFactorSince) return begin >= Date.parse(user.secondFactorSince);
  return !isRequired(payload) && !user.invitedUntil;
}
