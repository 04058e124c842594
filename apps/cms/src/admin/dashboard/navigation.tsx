import { hasRole, type Role } from '@riverfront/backend/accounts/roles';
import { isInNavigation } from '@riverfront/backend/dashboard/navigation';
import { staffSideOf } from '@riverfront/backend/staff-side';
import { companyTimeZone, nameTimeZone } from '@riverfront/backend/time/company-time';
import type { SanitizedPermissions, ServerProps } from 'payload';
import { Finder } from './finder.tsx';
import { NavLink } from './nav-link.tsx';
import { ReloadAfterBack } from './reload-after-back.tsx';
import './navigation.css';

/** Our own screens that work begins at. */
const screens: { title: string; path: string; roles: Role[] }[] = [
  { title: 'Today', path: '', roles: ['editor', 'recruiter', 'sales'] },
  { title: 'Inbox', path: '/inbox', roles: ['sales'] },
  { title: 'Applicants', path: '/applicants', roles: ['recruiter'] },
];

const status = { title: 'Status', path: '/status' };

/** Above Payload's navigation: the search and our own screens. */
export function BeforeNavLinks({ user, payload, permissions }: ServerProps) {
  if (!user) return null;
  const shown = screens.filter(({ roles }) => hasRole(user, 'administrator', ...roles));
  const { config } = payload;
  const lists = config.collections
    .filter(({ slug, admin }) => admin.group && isInNavigation(user, slug))
    .map(({ slug, labels }) => ({ slug, labels, path: `/collections/${slug}` }));
  const globals = config.globals
    .filter(({ slug, admin }) => admin.group && isInNavigation(user, slug))
    .map(({ slug, label }) => ({ title: String(label), path: `/globals/${slug}` }));
  return (
    <div className="own-links">
      <ReloadAfterBack />
      <Finder
        commands={[
          ...lists
            .filter(({ slug }) => mayCreate(permissions, slug))
            .map(({ labels, path }) => ({
              title: `New ${String(labels.singular).toLowerCase()}`,
              path: `${path}/create`,
            })),
          ...shown,
          ...lists.map(({ labels, path }) => ({ title: String(labels.plural), path })),
          ...globals,
          ...(hasRole(user, 'administrator') ? [status] : []),
        ]}
      />
      {shown.map(({ title, path }) => (
        <NavLink key={path} href={`/admin${path}`}>
          {title}
        </NavLink>
      ))}
    </div>
  );
}

function mayCreate(permissions: SanitizedPermissions | undefined, slug: string): boolean {
  return Boolean(permissions?.collections?.[slug]?.create);
}

/** Below Payload's navigation: the status of the installation, the website, and the time zone of all times. */
export function AfterNavLinks({ user, payload }: ServerProps) {
  if (!user) return null;
  return (
    <div className="own-links">
      {hasRole(user, 'administrator') && <NavLink href={`/admin${status.path}`}>{status.title}</NavLink>}
      <a href={staffSideOf(payload).siteUrl} className="nav__link">
        The website
      </a>
      <p>Company time: {nameTimeZone(companyTimeZone())}</p>
    </div>
  );
}
