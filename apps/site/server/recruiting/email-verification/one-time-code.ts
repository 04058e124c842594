import { randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { codeLength } from '@riverfront/contract';

const hash = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt);

/** 16 MB and some 30 ms a guess (OWASP password storage, scrypt, for short-lived secrets). */
const cost = { N: 2 ** 14, r: 8, p: 1 };

/** Creates a code of six digits from a secure random source, leading zeros included. */
export function createCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** Hashes a code with scrypt, bound to its request and email address. */
export function hashCode(code: string, salt: Buffer, request: string, email: string): Promise<Buffer> {
  return hash(`${request}\n${email}\n${code}`, salt, 32, cost);
}
