import { createHash, createHmac, hkdfSync } from 'node:crypto';

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
