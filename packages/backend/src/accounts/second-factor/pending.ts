import {
  type AuthStrategy,
  type AuthStrategyResult,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  generatePayloadCookie,
  getFieldsToSign,
  jwtSign,
  type Payload,
  type PayloadRequest,
  parseCookies,
} from 'payload';
import { addSessionToUser } from 'payload/shared';
import { recordAudit } from '../../audit/record-audit.ts';
import { createTokens } from '../../limits/secret.ts';
import type { User } from '../../payload-types.ts';
import { noteSignIn } from '../users/open-sessions.ts';
import {
  type Account,
  isInvitationExpired,
  isRequired,
  lockAccount,
  passwordFingerprint,
  readAccount,
  writeAccount,
} from './account.ts';

/** Seconds between the right password and the second factor. */
const validSeconds = 600;

/** What remains to be done before a session begins. */
export type Step = 'answer' | 'enrol';

/** A sign-in with a right password and without a session. */
interface Pending {
  account: Account;
  step: Step;
}

/** The step after the password; undefined when the password is enough. */
function stepFor(payload: Payload, account: Account): Step | undefined {
  if (account.secondFactorSince) return 'answer';
  return isRequired(payload) || account.invitedUntil ? 'enrol' : undefined;
}

/** Creates the token between the password and the second factor, which Payload never accepts as a session. */
function pendingToken(payload: Payload, account: Account): { token: string; exp: number } {
  const claims = { id: String(account.id), mark: passwordFingerprint(account) };
  return {
    token: createTokens(payload.config.secret).sign('sign-in', claims, validSeconds),
    exp: Math.floor(Date.now() / 1_000) + validSeconds,
  };
}

/** Reads the pending sign-in of a request; undefined without a valid token. */
export async function readPending(payload: Payload, headers: Headers): Promise<Pending | undefined> {
  const claims = createTokens(payload.config.secret).read('sign-in', tokenOf(payload, headers));
  if (!claims) return undefined;
  const account = await readAccount(payload, Number(claims.id));
  if (!account || account.disabled || isInvitationExpired(account)) return undefined;
  if (passwordFingerprint(account) !== claims.mark) return undefined;
  const step = stepFor(payload, account);
  return step && { account, step };
}

/** Whether our own pages or a program sent a request, and no page of another site. */
export function isSameSite({ headers, payload }: PayloadRequest): boolean {
  const { csrf } = payload.config;
  const origin = headers.get('Origin');
  if (csrf.length === 0) return true;
  if (origin) return csrf.includes(origin);
  const site = headers.get('Sec-Fetch-Site');
  // A program without a cookie needs no protection against CSRF.
  if (!site) return headers.get('Authorization')?.startsWith('JWT ') === true;
  return site === 'same-origin' || site === 'none';
}

function tokenOf(payload: Payload, headers: Headers): string | undefined {
  const [scheme, value] = headers.get('Authorization')?.split(' ') ?? [];
  if (scheme === 'JWT') return value;
  return parseCookies(headers).get(`${payload.config.cookiePrefix}-token`);
}

/**
 * Removes the session that Payload has just opened (at sign-in or for a new password) when a second factor
 * has to be answered or set up first.
 */
export const withholdSession: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const account = await readAccount(req.payload, user.id, req);
  const step = account && stepFor(req.payload, account);
  const sid = sessionIdIn(token);
  if (!account || !step) {
    await noteSignIn(req, user.id, sid);
    await recordAudit(req, { action: 'signed-in', kind: 'users', record: user.id, summary: 'Password' });
    return;
  }
  await writeAccount(req, account.id, ({ sessions }) => ({
    sessions: sessions?.filter(({ id }) => id !== sid) ?? [],
    updatedAt: null,
  }));
  req.context.pending = { step, ...pendingToken(req.payload, account) };
  req.user = null;
};

/** Responds to such a sign-in with the token for the second factor, and with nothing about the account. */
export const answerPending: CollectionAfterOperationHook = ({ req, operation, result }) => {
  const { pending } = req.context;
  if ((operation !== 'login' && operation !== 'resetPassword') || !pending) return result;
  return { token: pending.token, exp: pending.exp, secondFactor: pending.step } as never;
};

function sessionIdIn(token: string): string {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return typeof claims === 'object' && claims !== null && 'sid' in claims ? String(claims.sid) : '';
}

/**
 * Opens a session as Payload's own sign-in does, in the transaction of `req`.
 * @returns its token, expiry (Unix time in seconds) and cookie for `Set-Cookie`
 */
export async function openSession(req: PayloadRequest, id: number) {
  const { payload } = req;
  const collectionConfig = payload.collections.users.config;
  await lockAccount(req, id);
  const account: Account | undefined = await readAccount(payload, id, req);
  if (!account) throw new Error('The account no longer exists.');
  const user = { ...account, collection: 'users' as const };
  const { sid } = await addSessionToUser({ collectionConfig, payload, req, user });
  await noteSignIn(req, id, sid ?? '');
  const { token, exp } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email: account.email, sid, user }),
    secret: payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  });
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collectionConfig.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
  return { token, exp, cookie: String(cookie) };
}

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
        const result = await strategy.authenticate(args);
        const user = result.user as unknown as SessionUser | null;
        return user && !mayContinue(args.payload, user) ? { ...result, user: null } : result;
      },
    };
    guarded.add(conditional);
    authStrategies[index] = conditional;
  }
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
