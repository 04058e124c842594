/** The uses of one key in its current window, which ends in `seconds`. */
interface Uses {
  count: number;
  seconds: number;
}

/** Counts uses by key in the memory of this process (fixed window from the first use). */
interface MemoryCounter {
  /** Counts one use. */
  add(key: string): Uses;
  /** Reads the uses without counting one; undefined when there are none. */
  read(key: string): Uses | undefined;
}

/** Creates a counter. @param seconds length of the window */
export function createMemoryCounter(seconds: number): MemoryCounter {
  const windows = new Map<string, { count: number; end: number }>();
  const usesOf = ({ count, end }: { count: number; end: number }) => ({
    count,
    seconds: Math.max(1, Math.ceil((end - Date.now()) / 1_000)),
  });
  return {
    add(key) {
      const window = windows.get(key) ?? { count: 0, end: Date.now() + seconds * 1_000 };
      if (window.count === 0) setTimeout(() => windows.delete(key), seconds * 1_000).unref();
      window.count += 1;
      windows.set(key, window);
      return usesOf(window);
    },
    read(key) {
      const window = windows.get(key);
      return window && usesOf(window);
    },
  };
}
