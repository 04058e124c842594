const firstPause = 1000;
const longestPause = 30_000;

/** How long to wait before trying again, in ms: 1, 2, 4 … and at most 30 seconds. */
export function pauseBefore(attempt: number): number {
  return Math.min(firstPause * 2 ** attempt, longestPause);
}

/** Makes a call again with growing pauses until it succeeds; rejects only when the signal aborts. */
export async function persist<T>(
  call: () => Promise<T>,
  { signal, onFailure }: { signal: AbortSignal; onFailure: (error: unknown) => void },
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      onFailure(error);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseBefore(attempt)));
    signal.throwIfAborted();
  }
}
