const maxDrainedBytes = 32 * 1024 * 1024;
const drainTimeoutMs = 10_000;

/** Takes over the body of a request, to read it with a limit and to drain the rest when nobody wants it. */
export function openBody(request: Request) {
  const reader = request.body?.getReader();
  return {
    /** Yields the bytes; throws the error of `tooLarge` as soon as there are more than `maxBytes`. */
    async *read(maxBytes: number, tooLarge: () => Error): AsyncGenerator<Uint8Array, void> {
      let received = 0;
      // No `finally` that cancels: ending early must leave the connection open for the response.
      while (reader) {
        const { done, value } = await reader.read();
        if (done) return;
        received += value.byteLength;
        if (received > maxBytes) throw tooLarge();
        yield value;
      }
    },
    /**
     * Reads and discards the rest, so that a client that is still sending gets to the response; gives up on one
     * that sends too much or too slowly.
     */
    async drain(): Promise<void> {
      if (!reader) return;
      const cancel = () => void reader.cancel().catch(() => {});
      const timer = setTimeout(cancel, drainTimeoutMs);
      try {
        for (let drained = 0; ; ) {
          const { done, value } = await reader.read();
          if (done) return;
          drained += value.byteLength;
          if (drained > maxDrainedBytes) cancel();
        }
      } catch {
        // The client has disconnected: there is nobody left to answer.
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
