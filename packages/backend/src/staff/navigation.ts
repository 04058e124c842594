import { hasRole, type Role } from '../access/roles.ts';
import type { Contribution } from '../contributions.ts';

/** A group of the admin's navigation, and the roles that see it; administrators see every group. */
interface NavigationGroup {
  heading: string;
  roles: Role[];
  slugs: string[];
}

/** The navigation of the admin. Permissions are up to the access rules, not to this list. */
const navigationGroups: NavigationGroup[] = [
  { heading: 'Pages', roles: ['editor'], slugs: ['home', 'about', 'page-contents', 'pages', 'redirects'] },
  {
    heading: 'Content',
    roles: ['editor'],
    slugs: [
      'blogs',
      'services',
      'solutions',
      'team-members',
      'success-stories',
      'companies',
      'culture-highlights',
    ],
  },
  { heading: 'Content', roles: ['editor', 'recruiter'], slugs: ['media'] },
  {
    heading: 'Company',
    roles: ['editor'],
    slugs: ['offices', 'legal-sections', 'menus', 'settings', 'forms'],
  },
  { heading: 'Recruiting', roles: ['recruiter'], slugs: ['jobs', 'applications'] },
  { heading: 'Inbox', roles: ['sales'], slugs: ['messages', 'deliveries'] },
  { heading: 'Replies', roles: ['recruiter', 'sales'], slugs: ['reply-templates'] },
  {
    heading: 'Administration',
    roles: [],
    slugs: ['users', 'mails', 'audit-events', 'recipients', 'retention', 'retention-receipts'],
  },
];

/** Whether somebody sees a collection or global in the admin's navigation. */
export function isInNavigation(user: unknown, slug: string): boolean {
  const group = navigationGroups.find(({ slugs }) => slugs.includes(slug));
  return group === undefined || hasRole(user, 'administrator', ...group.roles);
}

/** Groups collections and globals in the navigation, and hides them from roles without business there. */
export const navigation: Contribution = { collection: place, global: place };

function place({ slug }: { slug: string }) {
  const group = navigationGroups.find(({ slugs }) => slugs.includes(slug));
  if (!group) return {};
  const hidden = ({ user }: { user: unknown }) => !isInNavigation(user, slug);
  return { admin: { group: group.heading, hidden } };
}
