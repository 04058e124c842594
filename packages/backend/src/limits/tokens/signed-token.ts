import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './keys.ts';

/** Purposes of tokens; one of another kind is rejected. */
type TokenKind = 'email' | 'captcha' | 'preview' | 'applicant-portal' | 'sign-in';

export interface Tokens {
  /** Signs claims, which anyone can read, for some seconds. */
  sign(kind: TokenKind, claims: Record<string, string>, seconds: number): string;
  /** Returns the claims of a token of that kind; undefined when it is forged or expired. */
  read(kind: TokenKind, token: string | undefined): Record<string, string> | undefined;
}

/**
 * Creates tokens signed with HMAC-SHA256.
 * @param secret the installation's secret, at least 32 characters
 */
export function createTokens(secret: string, now: () => number = Date.now): Tokens {
  const key = deriveKey(secret, 'riverfront tokens of the site');
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest();
  return {
    sign(kind, claims, seconds) {
      const until = Math.floor(now() / 1_000) + seconds;
      const body = Buffer.from(JSON.stringify({ ...claims, kind, until })).toString('base64url');
      return `${body}.${signatureOf(body).toString('base64url')}`;
    },
    read(kind, token) {
      const [body, signature] = token?.split('.') ?? [];
      if (!body || !signature) return undefined;
      const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(body)];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, string> & {
        until: number;
      };
      return claims.kind === kind && claims.until * 1_000 > now() ? claims : undefined;
    },
  };
}
