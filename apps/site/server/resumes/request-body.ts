/** The bytes of a request, read once, counted, and drained when nobody wants the rest. */
export type RequestBody = {
  /** Ends with the error of `tooLarge` as soon as there is more than `maxBytes`. */
  read(maxBytes: number, tooLarge: () => Error): AsyncGenerator<Uint8Array, void>;
  /**
   * Reads and drops the rest, so that a client that is still sending gets to the
   * answer; gives up on one that sends too much or too slowly.
   */
  drain(limits?: { maxBytes?: number; timeoutMs?: number }): Promise<void>;
};

/** Takes over the body of a request. */
export function openBody(request: Request): RequestBody {
  const reader = request.body?.getReader();
  return {
    // No `finally` that cancels: ending early must leave the connection alone, for the answer.
    async *read(maxBytes, tooLarge) {
      let received = 0;
      while (reader) {
        const { done, value } = await reader.read();
        if (done) return;
        received += value.byteLength;
        if (received > maxBytes) throw tooLarge();
        yield value;
      }
    },
    async drain({ maxBytes = 32 * 1024 * 1024, timeoutMs = 10_000 } = {}) {
      if (!reader) return;
      const giveUp = () => void reader.cancel().catch(() => {});
      const timer = setTimeout(giveUp, timeoutMs);
      try {
        for (let dropped = 0; ; ) {
          const { done, value } = await reader.read();
          if (done) return;
          dropped += value.byteLength;
          if (dropped > maxBytes) giveUp();
        }
      } catch {
        // The client is gone: there is nobody left to answer.
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
