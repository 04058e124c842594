/**
 * Wraps a dynamic import so that it waits for the connection. Browsers remember a failed import until the page
 * is reloaded (whatwg/html issue 6768), so it must not be tried offline.
 */
export function whenOnline<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    // Undefined on the server.
    navigator.onLine === false
      ? new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(load)
      : load();
}
/** What a later page needs, to be loaded once this one is at rest. */
export const loadedLater = new Set<() => Promise<unknown>>();

/** Wraps a dynamic import like `whenOnline`; it is made when it is called, or once the page is at rest. */
export function loadLater<T>(load: () => Promise<T>): () => Promise<T> {
  const wrapped = whenOnline(load);
  loadedLater.add(wrapped);
  return wrapped;
}
