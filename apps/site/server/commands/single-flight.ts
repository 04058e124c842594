/** Of all calls with one key that run at once, the first does the work and all get its outcome. */
export type SingleFlight<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs work once for all who ask for it with the same key while it runs; they
 * share its outcome. For one process; the database sees to the others.
 */
export function singleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
