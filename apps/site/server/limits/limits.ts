import { createKeyedHash } from '@riverfront/content/tokens/keys';
import type { Payload } from 'payload';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../commands/refusal.ts';
import { waitText } from './wait-text.ts';

const hour = 3_600;

interface Limit {
  /** How often within `seconds`. */
  points: number;
  seconds: number;
  /** Begins the sentence that ends with when to try again. */
  says: string;
}

/** Every limit there is. Codes: requirements, Security, "one-time code"; the others leave room for an office behind one address. */
export const limits = {
  // For one asker: an address and the network that asks. A stranger elsewhere uses up only their own.
  'code-email': { points: 3, seconds: hour, says: 'We send at most 3 codes an hour to one email address.' },
  // For an address, whoever asks: nobody's mailbox is flooded from many networks.
  'code-mailbox': {
    points: 12,
    seconds: hour,
    says: 'Many codes were asked for with this email address.',
  },
  'code-address': { points: 10, seconds: hour, says: 'Too many codes were asked for from your network.' },
  'verify-address': { points: 60, seconds: hour, says: 'Too many codes were tried from your network.' },
  // Guesses without the number of the request, which only the asker holds; for one code.
  'guess-unbound': { points: 5, seconds: 600, says: 'Too many codes were tried.' },
  'captcha-address': { points: 120, seconds: hour, says: 'Too many checks were started from your network.' },
  'contact-address': { points: 20, seconds: hour, says: 'Too many messages came from your network.' },
  // The form without JavaScript, which cannot show that a person took their time.
  'contact-plain': { points: 3, seconds: hour, says: 'Too many messages came from your network.' },
  'contact-email': { points: 5, seconds: hour, says: 'We have received several messages from you already.' },
  'apply-address': { points: 40, seconds: hour, says: 'Too many applications came from your network.' },
  'apply-email': {
    points: 10,
    seconds: hour,
    says: 'We have received several applications from you already.',
  },
  // What somebody does with their own data, after the proof: a screen or two, far below what a script would do.
  'own-address': { points: 120, seconds: hour, says: 'Too many requests came from your network.' },
  'resume-address': { points: 40, seconds: hour, says: 'Too many files came from your network.' },
  'own-resume': { points: 10, seconds: hour, says: 'You have sent several files already.' },
  'own-download': { points: 10, seconds: hour, says: 'You have downloaded your data several times already.' },
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

export interface Limits {
  /**
   * Counts one use of a limit.
   * @throws {Refusal} 429 that says when to try again
   */
  count(name: LimitName, key: string): Promise<void>;
  /**
   * Counts one use for work that stores or sends something, and gives it back when the work fails.
   * @param refunds which failures count as nothing; all of them unless given
   * @throws {Refusal} 429, or whatever the work throws
   */
  countFor<T>(
    uses: readonly [LimitName, string][],
    work: () => Promise<T>,
    refunds?: (error: unknown) => boolean,
  ): Promise<T>;
  /** Seconds until the limit allows another use; 0 when it does now. */
  wait(name: LimitName, key: string): Promise<number>;
}

/**
 * Limits shared by every node, because they are counted in the database. Keys
 * (e-mail and network addresses) are kept as keyed hashes.
 */
export function createLimits(payload: Payload, secret: string): Limits {
  const hashed = createKeyedHash(secret, 'riverfront limits');
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: (payload.db as unknown as { pool: unknown }).pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    ]),
  );
  const of = (name: LimitName) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`There is no limit called ${name}.`);
    return limiter;
  };
  const self: Limits = {
    async countFor(uses, work, refunds = () => true) {
      const counted: [LimitName, string][] = [];
      try {
        for (const use of uses) {
          await self.count(...use);
          counted.push(use);
        }
        return await work();
      } catch (error) {
        // With the database away nothing can be given back; the limit ends by itself.
        if (refunds(error))
          await Promise.allSettled(counted.map(([name, key]) => of(name).reward(hashed(key))));
        throw error;
      }
    },
    async count(name, key) {
      try {
        await of(name).consume(hashed(key));
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
        throw new Refusal(429, 'too-many', `${limits[name].says} Please try again in ${waitText(seconds)}.`, {
          retryAfterSeconds: seconds,
        });
      }
    },
    async wait(name, key) {
      const state = await of(name).get(hashed(key));
      return state && state.remainingPoints <= 0 ? Math.max(1, Math.ceil(state.msBeforeNext / 1_000)) : 0;
    },
  };
  return self;
}
