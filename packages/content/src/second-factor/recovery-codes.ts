import { randomInt } from 'node:crypto';
import { createKeyedHash } from '../tokens/keys.ts';

/** Without letters and digits that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** How many are made at a time. */
export const recoveryCodeCount = 10;

/** New codes of 16 characters, 79 bits each, so that a fast hash of them cannot be turned round. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: 16 }, (_, index) => {
      const character = alphabet[randomInt(alphabet.length)] ?? '';
      return index > 0 && index % 4 === 0 ? `-${character}` : character;
    }).join(''),
  );
}

/** What is kept of a recovery code. Spaces, dashes and capitals make no difference. */
export function hashRecoveryCode(secret: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createKeyedHash(secret, 'riverfront recovery codes')(plain);
}
