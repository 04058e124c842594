import { hasRole } from '@riverfront/backend/accounts/roles';
import { readNavigation } from '@riverfront/backend/dashboard/navigation';
import { staffSideOf } from '@riverfront/backend/staff-side';
import { companyTimeZone, nameTimeZone } from '@riverfront/backend/time/company-time';
import type { ServerProps } from 'payload';
import { Finder } from '../../search/finder.tsx';
import { HomeLink } from '../../theme/brand.tsx';
import { Drawer, NavigationLinks } from './links.tsx';
import './sidebar.css';

/** The admin's navigation: open from 1024 px, a drawer in narrower windows. */
export async function Sidebar({ user, payload, permissions }: ServerProps) {
  if (!user) return null;
  const groups = await readNavigation(payload, user);
  const screens = groups.flatMap(({ links }) => links.map(({ label, path }) => ({ title: label, path })));
  const actions = payload.config.collections.flatMap(({ slug, labels: { singular } }) =>
    permissions?.collections?.[slug]?.create && screens.some(({ path }) => path === `/collections/${slug}`)
      ? { title: `New ${String(singular).toLowerCase()}`, path: `/collections/${slug}/create` }
      : [],
  );
  return (
    <Drawer>
      <HomeLink payload={payload} />
      <Finder commands={[...actions, ...screens]} />
      <NavigationLinks groups={groups} isFoldable={hasRole(user, 'administrator')} />
      <footer className="sidebar__foot">
        <p className="staff-row staff-links">
          <a href="/admin/account">{user.name}</a>
          <a href={staffSideOf(payload).siteUrl}>The website</a>
          <a href="/admin/logout">Sign out</a>
        </p>
        <p className="sidebar__clock">All times are {nameTimeZone(companyTimeZone())}.</p>
      </footer>
    </Drawer>
  );
}
