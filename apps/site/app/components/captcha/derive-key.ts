import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { deriveKey as deriveNatively } from 'altcha-lib/algorithms/web/pbkdf2';
import type { DeriveKeyFunction } from 'altcha-lib/types';

/** Derives a key by PBKDF2 with SHA-256 without the browser's help. @throws {Error} for another algorithm */
const deriveInScript: DeriveKeyFunction = async ({ algorithm, cost, keyLength = 32 }, salt, password) => {
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`${algorithm} needs a secure context.`);
  return { parameters: {}, derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) };
};

/** `crypto.subtle` exists only in secure contexts; an office may reach the site over plain http. */
export const deriveKey: DeriveKeyFunction = crypto.subtle ? deriveNatively : deriveInScript;
