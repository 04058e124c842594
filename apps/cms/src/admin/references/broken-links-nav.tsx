import type { ServerProps } from 'payload';

/** The way to the report of broken links, for those who can mend them. */
export function BrokenLinksNav({ user, payload }: ServerProps) {
  if (!['administrator', 'editor'].some((role) => user?.roles?.includes(role as 'editor'))) return null;
  return (
    <a href={`${payload.config.routes.admin}/broken-links`} className="nav__link">
      <span className="nav__link-label">Broken links</span>
    </a>
  );
}
