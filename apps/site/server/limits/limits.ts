import { execute } from '@riverfront/backend/database/transaction';
import { createRateLimiter } from '@riverfront/backend/limits/rate-limiter';
import { type RateLimitName, rateLimits } from '@riverfront/backend/limits/rate-limits';
import type { Payload } from 'payload';
import { HttpError } from '../api/http-error.ts';

export interface Limits {
  /** Counts one use. @throws {HttpError} 429 that says when to try again */
  count(name: RateLimitName, ...key: string[]): Promise<void>;
  /**
   * Counts one use of each limit for work that stores or sends something, and refunds them when the work fails.
   * @param isRefunded which failures are refunded; by default all
   * @throws {HttpError} 429, or whatever the work throws
   */
  countFor<T>(
    uses: readonly [RateLimitName, string][],
    work: () => Promise<T>,
    isRefunded?: (error: unknown) => boolean,
  ): Promise<T>;
  /** Seconds until the limit allows another use; 0 when it does now. */
  getWait(name: RateLimitName, ...key: string[]): Promise<number>;
}

/** Creates the limits of what visitors do, counted in the database. */
export function createLimits(payload: () => Payload, secret: string): Limits {
  const limiter = createRateLimiter((statement) => execute(payload())(statement), secret);
  const count: Limits['count'] = async (name, ...key) => {
    const wait = await limiter.consume(name, ...key);
    if (wait > 0)
      throw new HttpError(429, 'too-many', rateLimits[name].message(wait), { retryAfterSeconds: wait });
  };
  return {
    count,
    getWait: limiter.getWait,
    async countFor(uses, work, isRefunded = () => true) {
      const counted: (typeof uses)[number][] = [];
      try {
        for (const use of uses) {
          await count(...use);
          counted.push(use);
        }
        return await work();
      } catch (error) {
        // Without the database nothing can be refunded; the window ends by itself.
        if (isRefunded(error)) await Promise.allSettled(counted.map((use) => limiter.refund(...use)));
        throw error;
      }
    },
  };
}
