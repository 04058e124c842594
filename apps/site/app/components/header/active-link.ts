/** Returns whether a menu entry is highlighted: by path prefix, except for the home page. */
export function isActive(pathname: string, link: string): boolean {
  return link === '/' ? pathname === '/' : pathname.startsWith(link);
}

/** The `aria-current` of a menu entry: the page itself, or the part of the site it belongs to. */
export function ariaCurrent(pathname: string, link: string): 'page' | 'true' | undefined {
  if (pathname === link) return 'page';
  return isActive(pathname, link) ? 'true' : undefined;
}
