import { APIError, type PayloadRequest } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import { createMemoryCounter } from './memory-counter.ts';
import { clientAddressHeader, toNetwork } from './rate-limiter.ts';
import { rateLimits } from './rate-limits.ts';

export interface RejectionOptions {
  /** Most rejected requests of one account or network in a minute. */
  perMinute?: number | undefined;
  /** Rejected requests in ten minutes that are a burst. */
  burst?: number | undefined;
}

/** Rejected requests of the staff side. */
export interface Rejections {
  /** @throws {APIError} 429 while an account, or a network without a session, has had too many requests rejected */
  assertAllowed(req: PayloadRequest): void;
  /**
   * Logs and counts a rejected request.
   * @param path the pattern of its endpoint, without ids
   * @param isOpen true for sign-in, which has limits of its own
   */
  count(req: PayloadRequest, path: string, status: number, isOpen: boolean): Promise<void>;
  /** Requests rejected by this process in the hour that began with the first of them. */
  inLastHour(): { count: number; isBurst: boolean };
}

/** Counts rejected requests in the memory of this process. */
export function createRejections({
  perMinute = rateLimits.rejected.points,
  burst = 300,
}: RejectionOptions = {}): Rejections {
  const limiter = createMemoryCounter(rateLimits.rejected.seconds);
  const hourly = createMemoryCounter(3_600);
  const bursts = createMemoryCounter(600);
  return {
    assertAllowed(req) {
      const { count, seconds } = limiter.read(keyOf(req)) ?? { count: 0, seconds: 0 };
      if (count < perMinute) return;
      req.responseHeaders ??= new Headers();
      req.responseHeaders.set('retry-after', String(seconds));
      throw new APIError(rateLimits.rejected.message(seconds), 429);
    },
    async count(req, path, status, isOpen) {
      const { payload, user, method } = req;
      const request = `${method} ${req.routeParams?.collection ?? req.routeParams?.global ?? ''}${path}`;
      const reason = status === 429 ? 'too many' : user ? 'without the right' : 'without a session';
      // Those over the limit would only fill the disk with their log.
      if (status !== 429)
        payload.logger.warn({ request, status, account: user?.id, msg: `Rejected a request ${reason}` });
      hourly.add('all');
      if (!isOpen && status !== 429) limiter.add(keyOf(req));
      if (bursts.add('all').count !== burst) return;
      // Not in the transaction of `req`, which was rolled back.
      const outside = { ...req, user: null, transactionID: undefined } as typeof req;
      const summary = `${burst} requests were rejected within ten minutes, the last one: ${request} ${reason}`;
      try {
        await recordAudit(outside, {
          action: 'rejected',
          kind: 'requests',
          summary,
          actorName: 'The staff side',
        });
      } catch (err) {
        payload.logger.error({ err, msg: 'A burst of rejected requests was not recorded' });
      }
    },
    inLastHour() {
      const count = hourly.read('all')?.count ?? 0;
      return { count, isBurst: count >= burst };
    },
  };
}

function keyOf({ user, headers }: PayloadRequest): string {
  return user ? `account ${user.id}` : toNetwork(headers.get(clientAddressHeader) ?? 'unknown');
}
