import { timingSafeEqual } from 'node:crypto';
import { type Payload, type PayloadRequest, parseCookies } from 'payload';
import { createKeyedHash } from '../tokens/keys.ts';
import { type Account, isRequired, passwordMark, readAccount } from './account.ts';

/** Minutes in which somebody whose password was right has to answer the second factor. */
const minutes = 10;

/** What is still to be done before a session begins. */
export type Step = 'answer' | 'enrol';

export interface Pending {
  account: Account;
  step: Step;
}

interface Claims {
  id: number;
  mark: string;
  until: number;
}

/** What somebody has to do after the password; nothing when the password is enough. */
export function stepFor(payload: Payload, account: Account): Step | undefined {
  if (account.secondFactorSince) return 'answer';
  return isRequired(payload) ? 'enrol' : undefined;
}

/**
 * What stands in the place of a session until the second factor was answered.
 * Signed with a key of its own: to Payload it is no token at all, so nothing of
 * the admin or its API takes it for a user.
 */
export function pendingToken(payload: Payload, account: Account): { token: string; exp: number } {
  const until = Date.now() + minutes * 60_000;
  const claims: Claims = { id: account.id, mark: passwordMark(account), until };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return { token: `${body}.${sign(payload.secret, body)}`, exp: Math.floor(until / 1_000) };
}

/** Who has given the right password and what remains to be done; undefined without a valid token. */
export async function readPending(payload: Payload, headers: Headers): Promise<Pending | undefined> {
  const token = tokenOf(payload, headers);
  const [body, signature] = token?.split('.') ?? [];
  if (!body || !signature || !isEqual(signature, sign(payload.secret, body))) return undefined;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  if (claims.until < Date.now()) return undefined;
  const account = await readAccount(payload, claims.id);
  if (!account || account.disabled || passwordMark(account) !== claims.mark) return undefined;
  const step = stepFor(payload, account);
  return step && { account, step };
}

/** True for a request that our own pages or a program made, false for one from another site's page. */
export function isSameSite({ headers, payload }: PayloadRequest): boolean {
  const { csrf } = payload.config;
  const origin = headers.get('Origin');
  if (csrf.length === 0) return true;
  if (origin) return csrf.includes(origin);
  const site = headers.get('Sec-Fetch-Site');
  // A program that carries no cookie needs no such protection.
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
