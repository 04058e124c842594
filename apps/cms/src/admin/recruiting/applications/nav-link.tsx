import { Link } from '@payloadcms/ui';
import { hasRole } from '@riverfront/backend';
import type { ServerProps } from 'payload';

/** Links to the board in the navigation, for staff who may see applicants. */
export function ApplicantsLink({ user, payload }: ServerProps) {
  if (!hasRole(user, 'administrator', 'recruiter')) return null;
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}/applicants`} prefetch={false}>
      <span className="nav__link-label">Applicants</span>
    </Link>
  );
}
