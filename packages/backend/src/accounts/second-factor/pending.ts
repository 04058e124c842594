import { type Payload, type PayloadRequest, parseCookies } from 'payload';
import { createTokens } from '../../limits/tokens/signed-token.ts';
import { type Account, isRequired, passwordMark, readAccount } from './account.ts';

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
export function stepFor(payload: Payload, account: Account): Step | undefined {
  if (account.secondFactorSince) return 'answer';
  return isRequired(payload) || account.invitedUntil ? 'enrol' : undefined;
}

/** Whether the invitation to an account was not accepted in time. */
export function isInvitationLapsed({ invitedUntil }: Pick<Account, 'invitedUntil'>): boolean {
  return Boolean(invitedUntil) && Date.parse(String(invitedUntil)) < Date.now();
}

/** Creates the token between the password and the second factor, which Payload never accepts as a session. */
export function pendingToken(payload: Payload, account: Account): { token: string; exp: number } {
  const claims = { id: String(account.id), mark: passwordMark(account) };
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
  if (!account || account.disabled || isInvitationLapsed(account)) return undefined;
  if (passwordMark(account) !== claims.mark) return undefined;
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
