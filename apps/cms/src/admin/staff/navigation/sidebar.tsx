import { hasRole } from '@riverfront/backend';
import { staffSideOf } from '@riverfront/backend/platform';
import { companyTimeZone, nameTimeZone } from '@riverfront/backend/platform/company-time';
import { readNavigation } from '@riverfront/backend/staff';
import type { ServerProps } from 'payload';
import { HomeLink } from '../../theme/brand.tsx';
import { Finder } from '../search/finder.tsx';
import { Drawer } from './drawer.tsx';
import { NavigationLinks } from './links.tsx';
import './sidebar.css';

/** The admin's navigation: open from 1024 px, a drawer in narrower windows. */
export async function Sidebar({ user, payload, permissions }: ServerProps) {
  if (!user) return null;
  const { admin } = payload.config.routes;
  const groups = await readNavigation(payload, user);
  const screens = groups.flatMap(({ links }) => links.map(({ label, path }) => ({ title: label, path })));
  const actions = payload.config.collections.flatMap(({ slug, labels: { singular } }) =>
    permissions?.collections?.[slug]?.create && screens.some(({ path }) => path === `/collections/${slug}`)
      ? { title: `New ${String(singular).toLowerCase()}`, path: `/collections/${slug}/create` }
      : [],
  );
  return (
    <Drawer>
      <HomeLink payload={payload} href={admin} />
      <Finder commands={[...actions, ...screens]} admin={admin} />
      <NavigationLinks groups={groups} admin={admin} isFoldable={hasRole(user, 'administrator')} />
      <footer className="sidebar__foot">
        <p>
          <a href={`${admin}/account`}>{user.name}</a>
          <a href={staffSideOf(payload).siteUrl}>The website</a>
          <a href={`${admin}/logout`}>Sign out</a>
        </p>
        <p className="sidebar__clock">All times are {nameTimeZone(companyTimeZone())}.</p>
      </footer>
    </Drawer>
  );
}
