import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter that is mistaken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of a record that people read out: `RM-7K3QX9TB`, 32^8 possible ones. */
export function newReference(prefix: 'RM' | 'RA'): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${prefix}-${letters.join('')}`;
}
