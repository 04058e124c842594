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

/** Runs work and returns its result with the kinds of content that it has read; an outer tracking is not told. */
export async function trackReads<T>(
  work: () => Promise<T>,
): Promise<{ result: T; reads: ReadonlySet<string> }> {
  const reads = new Set<string>();
  const result = await storage.run(reads, work);
  return { result, reads };
}
