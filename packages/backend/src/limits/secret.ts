import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * Purposes of the installation's secret, each with a derived key (HKDF, RFC 5869). Their wording must never
 * change: stored ciphertexts and hashes depend on it.
 */
export type KeyPurpose =
  | 'riverfront altcha challenge'
  | 'riverfront altcha key'
  | 'riverfront backup mark'
  | 'riverfront first password'
  | 'riverfront limits'
  | 'riverfront one-time codes'
  | 'riverfront outgoing mail'
  | 'riverfront second factor'
  | 'riverfront second factor enrolment'
  | 'riverfront tokens of the site';

/** Derives Payload's secret from the configured one, as Payload does (3.90.1, `payload/dist/index.js`). */
export function payloadSecretOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32);
}

/** Derives the key of a purpose from the installation's secret. @param length in bytes */
export function deriveKey(secret: string, purpose: KeyPurpose, length = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
}

/** Creates a keyed hash function (HMAC-SHA256, base64url), to look up texts that must not be readable. */
export function createKeyedHash(secret: string, purpose: KeyPurpose): (...parts: string[]) => string {
  const key = deriveKey(secret, purpose);
  return (...parts) => createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
}

/** Derives a fingerprint by which secrets are compared and that reveals nothing about them. */
export function fingerprintSecret(secret: string): string {
  return deriveKey(secret, 'riverfront backup mark', 12).toString('hex');
}

const algorithm = 'aes-256-gcm';

/** Encrypts a text with a key of this installation. @returns nonce, tag and ciphertext in base64url */
export function encrypt(
  secret: string,
  text: string,
  purpose: KeyPurpose = 'riverfront outgoing mail',
): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, deriveKey(secret, purpose), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/**
 * Decrypts what `encrypt` returned.
 * @param secret the installation's secret, or today's and those before it, tried in this order
 * @throws {Error} when it was changed, or encrypted with another secret or for another purpose
 */
export function decrypt(
  secret: string | readonly string[],
  encrypted: string,
  purpose: KeyPurpose = 'riverfront outgoing mail',
): string {
  const [first = '', ...others] = typeof secret === 'string' ? [secret] : secret;
  const bytes = Buffer.from(encrypted, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, deriveKey(first, purpose), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch (error) {
    if (others.length === 0) throw error;
    return decrypt(others, encrypted, purpose);
  }
}

/** Like `decrypt`, but undefined for what it cannot decrypt. */
export function tryDecrypt(...args: Parameters<typeof decrypt>): string | undefined {
  try {
    return decrypt(...args);
    // biome-ignore lint/plugin: OpenSSL has no class for it, and nothing else can fail
  } catch {
    return undefined;
  }
}

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
