import type { ServerProps } from 'payload';

/** Link to the status page, for administrators. */
export function StatusNav({ user, payload }: ServerProps) {
  if (!user?.roles?.includes('administrator')) return null;
  return (
    <a href={`${payload.config.routes.admin}/status`} className="nav__link">
      <span className="nav__link-label">Status</span>
    </a>
  );
}
