import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<Set<string>>();

/** Stands for all kinds of content. */
export const everything = '*';

/**
 * Notes that the current work reads kinds of content.
 * @param kinds slugs of collections and globals, or `everything`
 */
export function recordReads(kinds: Iterable<string>): void {
  const reads = storage.getStore();
  if (reads) for (const kind of kinds) reads.add(kind);
}

/**
 * Runs work and adds the kinds of content that it reads to a set, also when it fails: what does not exist may be
 * published later. An outer tracking is not told.
 */
export function trackReads<T>(reads: Set<string>, work: () => Promise<T>): Promise<T> {
  return storage.run(reads, work);
}

/** Whether the reads of the current work are noted, because its result is cached. */
export function isTracking(): boolean {
  return storage.getStore() !== undefined;
}
