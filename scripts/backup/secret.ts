import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { UserError } from '../user-error.ts';

const algorithm = 'aes-256-gcm';

/** 128 MB and about half a second a guess (OWASP password storage: N = 2^17, r = 8). */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** Encrypts a secret with a passphrase: base64url of salt, nonce, tag and ciphertext. */
export function encryptSecret(secret: string, passphrase: string): string {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(algorithm, scryptSync(passphrase, salt, 32, cost), nonce);
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), ciphertext]).toString('base64url');
}

/** Decrypts what `encryptSecret` returned. @throws {UserError} when the passphrase is another one */
export function decryptSecret(encrypted: string, passphrase: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const key = scryptSync(passphrase, bytes.subarray(0, 16), 32, cost);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(16, 28));
  decipher.setAuthTag(bytes.subarray(28, 44));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(44)), decipher.final()]).toString('utf8');
  } catch {
    throw new UserError('BACKUP_PASSPHRASE does not open the secret of this backup.');
  }
}
