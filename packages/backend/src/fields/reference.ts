import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter that is mistaken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Generates the reference of a record, easy to read out (`RM-7K3QX9TB`): one of 32^8. */
export function generateReference(prefix: 'RM' | 'RA'): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${prefix}-${letters.join('')}`;
}
