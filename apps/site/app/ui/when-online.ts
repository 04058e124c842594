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
