import type { AuthStrategy, AuthStrategyResult, Payload } from 'payload';
import type { User } from '../payload-types.ts';
import { isRequired, secretsOf } from './account.ts';

/** Longest life of a session in hours, however often it is prolonged. */
const longestHours = 12;

type Holder = User & { _sid?: string };

/**
 * Stands first among the ways of telling who asks and lets nobody in itself: it
 * puts our conditions before all the others. Here and not in `onInit`, which
 * Payload skips when its first start failed (3.90.1, `getPayload`) – the
 * conditions must never be missing.
 */
export const guard: AuthStrategy = {
  name: 'guard',
  authenticate: ({ payload }) => {
    guardSessions(payload);
    return { user: null };
  },
};

const guarded = new WeakSet<AuthStrategy>();

/**
 * All of the admin, its REST API and its server functions ask these strategies,
 * so a session that may no longer count, counts nowhere.
 */
function guardSessions(payload: Payload): void {
  const { authStrategies } = payload;
  for (const [index, strategy] of authStrategies.entries()) {
    if (strategy.name === guard.name || guarded.has(strategy)) continue;
    const conditional: AuthStrategy = {
      ...strategy,
      authenticate: async (args): Promise<AuthStrategyResult> => {
        const result = await authenticate(strategy, args);
        const user = result.user as unknown as Holder | null;
        return user && !mayContinue(payload, user) ? { ...result, user: null } : result;
      },
    };
    guarded.add(conditional);
    authStrategies[index] = conditional;
  }
}

/** Right after a rotation of the secret, sessions that began before it count as well. */
async function authenticate(
  strategy: AuthStrategy,
  args: Parameters<AuthStrategy['authenticate']>[0],
): Promise<AuthStrategyResult> {
  const result = await strategy.authenticate(args);
  const [, previous] = secretsOf(args.payload);
  if (result.user || !previous) return result;
  const before = Object.create(args.payload, { secret: { value: previous } }) as Payload;
  return await strategy.authenticate({ ...args, payload: before });
}

function mayContinue(payload: Payload, user: Holder): boolean {
  if (user.disabled) return false;
  const session = user.sessions?.find(({ id }) => id === user._sid);
  const begun = Date.parse(session?.createdAt ?? '');
  if (Number.isNaN(begun) || begun < Date.now() - longestHours * 3_600_000) return false;
  // Sessions from before the factor was set up did not pass it.
  if (user.secondFactorSince) return begun >= Date.parse(user.secondFactorSince);
  return !isRequired(payload);
}
