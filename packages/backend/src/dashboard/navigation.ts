import type { Payload, TypedUser } from 'payload';
import { endpoint } from '../accounts/endpoint.ts';
import { hasRole, type Role, roles } from '../accounts/roles.ts';
import type { Contribution } from '../contributions.ts';
import { execute, sql } from '../database/transaction.ts';
import { notSpam } from './topics.ts';

/** An entry of the admin's navigation: a collection or global, or a screen of ours; administrators see all. */
interface Entry {
  /** Slug of a collection or global, which brings its label. */
  slug?: string;
  /** Label and path below the admin of a screen, which may stand for the list of the collection. */
  screen?: { label: string; path: string };
  roles: Role[];
  /** Counts what waits there, at most `maxCounted`. */
  count?: ReturnType<typeof sql>;
}

const maxCounted = 100;
const all: Role[] = ['editor', 'recruiter', 'sales'];

function entries(roles: Role[], ...slugs: string[]): Entry[] {
  return slugs.map((slug) => ({ slug, roles }));
}

/** The groups of the navigation, in their order. Permissions are up to the access rules, not to this list. */
const groups: { heading: string; entries: Entry[] }[] = [
  {
    heading: 'Work',
    entries: [{ screen: { label: 'Today', path: '/' }, roles: all }],
  },
  {
    heading: 'Recruiting',
    entries: [
      {
        screen: { label: 'Applicants', path: '/applicants' },
        roles: ['recruiter'],
        count: sql`from applications where stage = 'new'`,
      },
      ...entries(['recruiter'], 'applications', 'jobs', 'hiring-rules'),
    ],
  },
  {
    heading: 'Inbox',
    entries: [
      {
        slug: 'messages',
        screen: { label: 'Messages', path: '/inbox' },
        roles: ['sales'],
        count: sql`from messages where status = 'new' and ${notSpam}`,
      },
      ...entries(['recruiter', 'sales'], 'reply-templates'),
    ],
  },
  {
    heading: 'Website',
    entries: [
      ...entries(['editor'], 'home', 'about', 'pages', 'blogs', 'services', 'solutions'),
      ...entries(['editor'], 'cases', 'success-stories'),
      ...entries(['editor'], 'team-members', 'companies', 'offices', 'culture-highlights', 'legal-sections'),
      ...entries(['editor', 'recruiter'], 'media'),
      ...entries(['editor'], 'menus', 'page-contents', 'forms', 'redirects'),
      ...entries(['editor'], 'settings'),
    ],
  },
  {
    heading: 'Administration',
    entries: [
      ...entries([], 'users'),
      { slug: 'mails', roles: [], count: sql`from mails where state = 'failed'` },
      ...entries([], 'recipients', 'audit-events', 'retention', 'retention-receipts'),
      { screen: { label: 'Status', path: '/status' }, roles: [] },
    ],
  },
];

/** A group of the navigation as one member of staff sees it. */
export interface NavigationGroup {
  heading: string;
  links: { label: string; path: string; count: number }[];
}

/** Lists the navigation of a member of staff, with what waits behind its entries, at most 100 each. */
export async function readNavigation(payload: Payload, user: TypedUser): Promise<NavigationGroup[]> {
  const shown = groups.map(({ heading, entries }) => ({
    heading,
    entries: entries.filter(({ roles }) => hasRole(user, 'administrator', ...roles)),
  }));
  const counted = shown.flatMap(({ entries }) => entries.flatMap(({ count }) => count ?? []));
  const counts = counted.map(
    (from) => sql`(select count(*)::int from (select ${from} limit ${maxCounted}) c)`,
  );
  const { rows } =
    counts.length > 0
      ? await execute(payload)<{ counts: number[] }>(
          sql`select array[${sql.join(counts, sql`, `)}] as counts`,
        )
      : { rows: [] };
  const found = [...(rows[0]?.counts ?? [])];
  return shown
    .filter(({ entries }) => entries.length > 0)
    .map(({ heading, entries }) => ({
      heading,
      links: entries.map((entry) => ({
        ...locate(payload, entry),
        count: (entry.count && found.shift()) ?? 0,
      })),
    }));
}

/** The navigation of the user with its counts: `GET /api/navigation`. */
export const navigationEndpoint = endpoint({
  method: 'get',
  path: '/navigation',
  roles,
  handler: async ({ payload, user }) => ({ groups: await readNavigation(payload, user) }),
});

function locate({ config }: Payload, { slug, screen }: Entry) {
  const collection = config.collections.find((one) => one.slug === slug);
  const label = collection
    ? collection.labels.plural
    : config.globals.find((one) => one.slug === slug)?.label;
  return (
    screen ?? {
      label: typeof label === 'string' ? label : (slug ?? ''),
      path: collection ? `/collections/${slug}` : `/globals/${slug}`,
    }
  );
}

function rolesOf(slug: string): Role[] | undefined {
  return groups.flatMap(({ entries }) => entries).find((entry) => entry.slug === slug)?.roles;
}

/** Whether somebody sees a collection or global in the admin's navigation. */
export function isInNavigation(user: unknown, slug: string): boolean {
  const roles = rolesOf(slug);
  return roles === undefined || hasRole(user, 'administrator', ...roles);
}

/** Hides collections and globals from roles without business there. */
export const navigation: Contribution = { collection: hideFromOthers, global: hideFromOthers };

function hideFromOthers({ slug }: { slug: string }) {
  if (!rolesOf(slug)) return {};
  return { admin: { hidden: ({ user }: { user: unknown }) => !isInNavigation(user, slug) } };
}
