import { Link } from '@payloadcms/ui';
import { hasRole } from '@riverfront/content/hiring';
import type { ServerProps } from 'payload';

/** The way to the board, for those who may see it. */
export function ApplicantsLink({ user, payload }: ServerProps) {
  if (!hasRole(user, 'administrator', 'recruiter')) return null;
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}/applicants`} prefetch={false}>
      <span className="nav__link-label">Applicants</span>
    </Link>
  );
}
