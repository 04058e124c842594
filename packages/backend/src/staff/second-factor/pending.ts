import { timingSafeEqual } from 'node:crypto';
import { type Payload, type PayloadRequest, parseCookies } from 'payload';
import { createKeyedHash } from '../../platform/index.ts';
import { type Account, isRequired, passwordMark, readAccount } from './account.ts';

/** Minutes between the right password and the second factor. */
const minutes = 10;

/** What remains to be done before a session begins. */
export type Step = 'answer' | 'enrol';

/** A sign-in with a right password and without a session. */
interface Pending {
  account: Account;
  step: Step;
}

interface Claims {
  id: number;
  mark: string;
  until: number;
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

/**
 * Creates the token between the password and the second factor. It is signed with a key of its own, so that
 * Payload's admin and API never accept it as a session.
 */
export function pendingToken(payload: Payload, account: Account): { token: string; exp: number } {
  const until = Date.now() + minutes * 60_000;
  const claims: Claims = { id: account.id, mark: passwordMark(account), until };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return { token: `${body}.${sign(payload.secret, body)}`, exp: Math.floor(until / 1_000) };
}

/** Reads the pending sign-in of a request; undefined without a valid token. */
export async function readPending(payload: Payload, headers: Headers): Promise<Pending | undefined> {
  const token = tokenOf(payload, headers);
  const [body, signature] = token?.split('.') ?? [];
  if (!body || !signature || !isEqual(signature, sign(payload.secret, body))) return undefined;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  if (claims.until < Date.now()) return undefined;
  const account = await readAccount(payload, claims.id);
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

function sign(secret: string, body: string): string {
  return createKeyedHash(secret, 'riverfront pending sign-in')(body);
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
