import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, type KeyPurpose } from './keys.ts';

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
