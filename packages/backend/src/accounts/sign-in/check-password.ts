import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Account } from '../second-factor/account.ts';

/** How Payload hashes passwords (3.90.1, `auth/strategies/local/generatePasswordSaltHash.js`, which it does not export). */
const current = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };
/** How it did before 3.90; the next sign-in replaces such a hash. */
const legacy = { prefix: '', iterations: 25_000, bytes: 512 };

const derive = promisify(pbkdf2);

/**
 * Compares a password with an account's hash. Without an account it derives a key of the same cost, so
 * that the time does not reveal whether there is one.
 */
export async function isPasswordOf(account: Account | undefined, password: string): Promise<boolean> {
  const { hash, salt } = account ?? {};
  const { prefix, iterations, bytes } = !hash || hash.startsWith(current.prefix) ? current : legacy;
  const derived = await derive(password, salt ?? 'nobody', iterations, bytes, 'sha256');
  if (!hash || !salt) return false;
  const stored = Buffer.from(hash.slice(prefix.length), 'hex');
  return stored.length === derived.length && timingSafeEqual(stored, derived);
}
