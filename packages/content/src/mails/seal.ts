import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, type KeyPurpose } from '../tokens/keys.ts';

const algorithm = 'aes-256-gcm';

/** Encrypts what only this installation may read again: text in, base64url out (nonce, tag, ciphertext). */
export function seal(secret: string, text: string, purpose: KeyPurpose = 'riverfront outgoing mail'): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, deriveKey(secret, purpose), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/**
 * Reads what `seal` made.
 * @param secret the installation's secret, or several: the one of today first, those before it after it
 * @throws {Error} when it was changed or sealed with another secret or for another purpose
 */
export function unseal(
  secret: string | readonly string[],
  sealed: string,
  purpose: KeyPurpose = 'riverfront outgoing mail',
): string {
  const [first = '', ...others] = typeof secret === 'string' ? [secret] : secret;
  try {
    return unsealWith(first, sealed, purpose);
  } catch (error) {
    if (others.length === 0) throw error;
    return unseal(others, sealed, purpose);
  }
}

function unsealWith(secret: string, sealed: string, purpose: KeyPurpose): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, deriveKey(secret, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
