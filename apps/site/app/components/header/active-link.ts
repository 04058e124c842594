/** Returns whether a menu entry is highlighted: by path prefix, except for the home page. */
function isActive(pathname: string, link: string): boolean {
  return link === '/' ? pathname === '/' : pathname.startsWith(link);
}

/** An entry of a menu, and those below it. */
interface Entry {
  link: string;
  children?: { link: string }[];
}

/** The `aria-current` of a menu entry: the page itself, or the part of the site it belongs to. */
export function ariaCurrent(pathname: string, { link, children = [] }: Entry): 'page' | 'true' | undefined {
  if (pathname === link) return 'page';
  // Articles belong to Insights, which lists them.
  const path = pathname.replace(/^\/blogs(?=\/)/, '/insights');
  const isWithin = isActive(path, link) || children.some((child) => isActive(path, child.link));
  return isWithin ? 'true' : undefined;
}
