import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKeyFunction } from 'altcha-lib/types';

/**
 * Derives a key by PBKDF2 with SHA-256 without the browser's help.
 * @throws {Error} for another algorithm
 */
export const deriveInScript: DeriveKeyFunction = async (
  { algorithm, cost, keyLength = 32 },
  salt,
  password,
) => {
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`${algorithm} needs a secure context.`);
  return { parameters: {}, derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) };
};
