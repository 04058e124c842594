import type { Config } from 'payload';
import { hasRole, type Role } from './access/roles.ts';

/** A heading of the admin's navigation and what stands below it for whom; administrators see everything. */
interface Part {
  group: string;
  roles: Role[];
  of: string[];
}

/** The admin as each role sees it. What may be done there is said by the access rules, not here. */
export const staffParts: Part[] = [
  { group: 'Pages', roles: ['editor'], of: ['home', 'about', 'page-contents', 'pages', 'redirects'] },
  {
    group: 'Content',
    roles: ['editor'],
    of: [
      'blogs',
      'services',
      'solutions',
      'team-members',
      'success-stories',
      'companies',
      'culture-highlights',
    ],
  },
  { group: 'Content', roles: ['editor', 'recruiter'], of: ['media'] },
  { group: 'Company', roles: ['editor'], of: ['offices', 'legal-sections', 'menus', 'settings', 'forms'] },
  { group: 'Recruiting', roles: ['recruiter'], of: ['jobs', 'applications'] },
  { group: 'Inbox', roles: ['sales'], of: ['messages', 'deliveries'] },
  { group: 'Answers', roles: ['recruiter', 'sales'], of: ['reply-templates'] },
  {
    group: 'Administration',
    roles: [],
    of: ['users', 'mails', 'audit-events', 'recipients', 'retention', 'retention-receipts'],
  },
];

/** Whether somebody finds a collection or global in the admin. */
export function seesPart(user: unknown, slug: string): boolean {
  const part = staffParts.find(({ of }) => of.includes(slug));
  return part === undefined || hasRole(user, 'administrator', ...part.roles);
}

/**
 * Puts every collection and global into its part, and hides it from those who have no business there. None
 * names a group of its own.
 */
export function inStaffParts(config: Config): Config {
  for (const entity of [...(config.collections ?? []), ...(config.globals ?? [])]) {
    const part = staffParts.find(({ of }) => of.includes(entity.slug));
    if (!part) continue;
    const hidden = ({ user }: { user: unknown }) => !seesPart(user, entity.slug);
    entity.admin = { ...entity.admin, group: part.group, hidden };
  }
  return config;
}
