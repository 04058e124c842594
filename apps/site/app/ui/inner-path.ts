/** Returns the path of a link to this site that an event is about; null for what the browser handles itself. */
export function innerPath(event: Event): string | null {
  if (event instanceof MouseEvent) {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button > 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.download || (link.target && link.target !== '_self')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  // Files and answers of the API are no pages.
  return origin === location.origin && !/^\/api\/|\.\w+$/.test(pathname) ? pathname + search + hash : null;
}
