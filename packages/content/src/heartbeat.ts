import { ContentUnavailable } from './unavailable.ts';

/**
 * Does work that needs the database, and gives up as soon as the database is silent. What was
 * begun goes on: the caller knows as little about it as after a lost connection.
 * @throws {ContentUnavailable} while the database is silent
 */
export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/** Tells a database that does not answer from one that is only slow with one statement. */
export interface Heartbeat {
  /** Notes that the database has just answered. */
  beat(): void;
  guard: Guard;
  stop(): void;
}

/**
 * Watches that somebody calls `beat` again and again, once a second in both apps.
 * A hung server (SIGSTOP, a firewall that drops packets) refuses nothing: without this each
 * statement waits for its own limit of 11 s.
 * @param options.silentAfterMs milliseconds without a beat; with a tick below the 3 s of requirements.md
 */
export function createHeartbeat({ silentAfterMs = 2_250, tickMs = 250 } = {}): Heartbeat {
  const waiting = new Set<(error: ContentUnavailable) => void>();
  // Counted in ticks and not by the clock: a blocked event loop is not the database's silence.
  let ticks = 0;
  const isSilent = () => ticks * tickMs >= silentAfterMs;
  const timer = setInterval(() => {
    ticks += 1;
    if (isSilent()) for (const reject of waiting) reject(silence());
  }, tickMs);
  timer.unref();

  return {
    beat() {
      ticks = 0;
    },
    async guard(work) {
      if (isSilent()) throw silence();
      const { promise, reject } = Promise.withResolvers<never>();
      waiting.add(reject);
      return Promise.race([work(), promise]).finally(() => waiting.delete(reject));
    },
    stop() {
      clearInterval(timer);
    },
  };
}

const silence = () => new ContentUnavailable('The database does not answer');
