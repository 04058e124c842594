import { hasRole, type Role } from '../accounts/roles.ts';
import type { EntityPlugin } from '../entity-plugins.ts';

/** Where Payload's navigation shows a collection or global, and to whom; administrators see all. */
interface Entry {
  /** False for one that a screen of ours stands for. */
  group: string | false;
  roles: Role[];
}

function entries(group: string | false, roles: Role[], ...slugs: string[]): [string, Entry][] {
  return slugs.map((slug) => [slug, { group, roles }]);
}

/** By slug. Permissions are up to the access rules, not to this list. */
const places = new Map<string, Entry>([
  ...entries(false, ['sales'], 'messages'),
  ...entries('Recruiting', ['recruiter'], 'applications', 'jobs', 'hiring-rules'),
  ...entries('Emails', ['recruiter', 'sales'], 'reply-templates'),
  ...entries('Emails', [], 'mails', 'recipients'),
  ...entries('Website', ['editor'], 'home', 'about', 'pages', 'blogs', 'services', 'solutions', 'cases'),
  ...entries('Website', ['editor'], 'success-stories', 'team-members', 'companies', 'offices'),
  ...entries('Website', ['editor'], 'culture-highlights', 'legal-sections'),
  ...entries('Website', ['editor', 'recruiter'], 'media'),
  ...entries('Website', ['editor'], 'menus', 'page-contents', 'forms', 'redirects', 'settings'),
  ...entries('Administration', [], 'users', 'audit-events', 'retention', 'retention-receipts'),
]);

/** Whether somebody has business with a collection or global: others see it neither in lists nor in the search. */
export function isInNavigation(user: unknown, slug: string): boolean {
  const place = places.get(slug);
  return place === undefined || hasRole(user, 'administrator', ...place.roles);
}

/** Groups collections and globals in Payload's navigation, and hides them and the tab “API” from whom they are of no use. */
export const navigation: EntityPlugin = { collection: place, global: place };

function place({ slug }: { slug: string }) {
  const entry = places.get(slug);
  if (!entry) return {};
  const hidden = ({ user }: { user: unknown }) => !isInNavigation(user, slug);
  return { admin: { group: entry.group, hidden, hideAPIURL: true } };
}
