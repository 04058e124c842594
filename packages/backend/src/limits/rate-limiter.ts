import { type Execute, sql } from '../database/transaction.ts';
import { type RateLimitName, rateLimits } from './rate-limits.ts';
import { createKeyedHash } from './secret.ts';

/** Counts uses of rate limits in the database, so for all nodes together (fixed window from the first use). */
interface RateLimiter {
  /**
   * Counts one use in one atomic statement, whether or not it is allowed.
   * @returns seconds to wait; 0 when this use is within the limit
   */
  consume(name: RateLimitName, ...key: string[]): Promise<number>;
  /** Seconds until another use is allowed; 0 when it is now. Counts nothing. */
  getWait(name: RateLimitName, ...key: string[]): Promise<number>;
  /** Takes back one use. */
  refund(name: RateLimitName, ...key: string[]): Promise<void>;
  /** Forgets all uses. */
  reset(name: RateLimitName, ...key: string[]): Promise<void>;
}

/**
 * Creates a rate limiter.
 * @param execute of the database, or of the transaction that the uses are part of
 * @param secret of the keyed hashes
 */
export function createRateLimiter(execute: Execute, secret: string): RateLimiter {
  const hash = createKeyedHash(secret, 'riverfront limits');
  const keyOf = (name: RateLimitName, key: string[]) =>
    `${name}:${rateLimits[name].key === 'account' ? key.join() : hash(...key)}`;
  const toWait = (expire: unknown) => Math.max(1, Math.ceil((Number(expire) - Date.now()) / 1_000));
  return {
    async consume(name, ...key) {
      const { points, seconds } = rateLimits[name];
      const now = Date.now();
      const end = now + seconds * 1_000;
      const { rows } = await execute(sql`
        insert into rate_limits as stored (key, points, expire) values (${keyOf(name, key)}, 1, ${end})
        on conflict (key) do update set
          points = case when stored.expire <= ${now} then 1 else stored.points + 1 end,
          expire = case when stored.expire <= ${now} then ${end} else stored.expire end
        returning points, expire`);
      const [row] = rows;
      return Number(row?.points) > points ? toWait(row?.expire) : 0;
    },
    async getWait(name, ...key) {
      const { rows } = await execute(sql`
        select expire from rate_limits where key = ${keyOf(name, key)}
          and expire > ${Date.now()} and points >= ${rateLimits[name].points}`);
      return rows[0] ? toWait(rows[0].expire) : 0;
    },
    async refund(name, ...key) {
      await execute(
        sql`update rate_limits set points = greatest(points - 1, 0) where key = ${keyOf(name, key)}`,
      );
    },
    async reset(name, ...key) {
      await execute(sql`delete from rate_limits where key = ${keyOf(name, key)}`);
    },
  };
}

/** Header in which the staff side's server passes a request's address on; it overwrites a client's own. */
export const clientAddressHeader = 'x-client-address';

/**
 * Returns the network of an address for rate limits: an IPv4 address, or the /64 of an IPv6 one, because every
 * household has 2^64 addresses.
 */
export function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = plain.includes('::') ? Array(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
