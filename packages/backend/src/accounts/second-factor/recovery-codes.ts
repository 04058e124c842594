import { randomInt } from 'node:crypto';
import { createKeyedHash } from '../../limits/tokens/keys.ts';

/** Leaves out characters that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Codes of a set. */
const count = 10;

/** Creates codes of 16 characters, 79 bits each, so that a fast hash of them cannot be reversed. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: 16 }, (_, index) => {
      const character = alphabet[randomInt(alphabet.length)] ?? '';
      return index > 0 && index % 4 === 0 ? `-${character}` : character;
    }).join(''),
  );
}

/** The stored hash of a recovery code. Spaces, dashes and case make no difference. */
export function hashRecoveryCode(secret: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createKeyedHash(secret, 'riverfront recovery codes')(plain);
}
