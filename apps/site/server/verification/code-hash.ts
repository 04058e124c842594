import { randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { codeLength } from '@riverfront/contract';

const hashOf = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt);

/** N = 2^14, r = 8: 16 MB and some 30 ms a guess (OWASP password storage, scrypt, for short-lived secrets). */
const cost = { N: 2 ** 14, r: 8, p: 1 };

/** Six digits from the system's secure source, leading zeros included. */
export function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** The slow hash of a code, bound to the request and the e-mail it was made for. */
export function hashCode(code: string, salt: Buffer, request: string, email: string): Promise<Buffer> {
  return hashOf(`${request}\n${email}\n${code}`, salt, 32, cost);
}

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function isSameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
