import { ContentUnavailable } from './unavailable.ts';

/**
 * Rejects work that needs the database as soon as the database is silent. The work itself goes on, with an unknown
 * outcome, as after a lost connection.
 * @throws {ContentUnavailable} while the database is silent
 */
export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

export interface Heartbeat {
  /** Reports that the database has just answered. */
  recordAnswer(): void;
  guard: Guard;
  stop(): void;
}

/**
 * Detects a hung database by missing heartbeats; the site queries it four times a second, the staff side once. A hung
 * server (SIGSTOP, a firewall that drops packets) closes no connection: without this each statement waits for its own
 * timeout of 11 s.
 * @param options.silentAfterMs milliseconds without an answer; with a tick less than the 3 s that a visitor waits at most
 */
export function createHeartbeat({ silentAfterMs = 2_250, tickMs = 250 } = {}): Heartbeat {
  const waiting = new Set<(error: ContentUnavailable) => void>();
  // Ticks instead of the clock: a blocked event loop does not make the database silent.
  let ticks = 0;
  const isSilent = () => ticks * tickMs >= silentAfterMs;
  const timer = setInterval(() => {
    ticks += 1;
    if (isSilent()) for (const reject of waiting) reject(createError());
  }, tickMs);
  timer.unref();

  return {
    recordAnswer() {
      ticks = 0;
    },
    async guard(work) {
      if (isSilent()) throw createError();
      const { promise, reject } = Promise.withResolvers<never>();
      waiting.add(reject);
      return Promise.race([work(), promise]).finally(() => waiting.delete(reject));
    },
    stop() {
      clearInterval(timer);
    },
  };
}

const createError = () => new ContentUnavailable('The database does not answer');
