const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** The back-off before another attempt, in ms: 1, 2, 4 … and at most 30 seconds. */
export function backOffMs(attempt: number): number {
  return Math.min(firstPauseMs * 2 ** attempt, longestPauseMs);
}

interface RetryOptions {
  signal: AbortSignal;
  onFailure: (error: unknown) => void;
}

/** Retries a call with exponential back-off until it succeeds; rejects only when the signal aborts. */
export async function retry<T>(call: () => Promise<T>, { signal, onFailure }: RetryOptions): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      onFailure(error);
    }
    await new Promise((resolve) => setTimeout(resolve, backOffMs(attempt)));
    signal.throwIfAborted();
  }
}
