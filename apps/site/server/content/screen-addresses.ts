import type * as content from '@riverfront/content';
import { execute, sql } from '@riverfront/content/transaction';
import type { PageName, screenPaths } from '@riverfront/contract';
import type { GlobalSlug, Payload } from 'payload';
import { visible } from './list.ts';

type ScreenPath = keyof typeof screenPaths;

/** Collections that screens show whole, or the newest of. */
const collections = [
  'services',
  'solutions',
  'blogs',
  'jobs',
  'team_members',
  'success_stories',
  'culture_highlights',
  'offices',
] as const;

/** What a screen is made of: a page's hero and introduction, lists, single documents, legal texts. */
interface Sources {
  page?: PageName;
  lists?: readonly (typeof collections)[number][];
  globals?: readonly GlobalSlug[];
  document?: content.LegalSection['document'];
}

/** The screens that belong in search results: not people's own data, other search results or loading animations. */
const sources: Record<
  Exclude<ScreenPath, '/my-application' | '/search' | '/loading' | '/loadingg'>,
  Sources
> = {
  '/': { globals: ['home'] },
  '/services': { page: 'Services', lists: ['services'] },
  '/solution': { page: 'Solutions', lists: ['solutions'] },
  '/about': { page: 'About', lists: ['team_members'], globals: ['about'] },
  '/insights': { page: 'Insights', lists: ['blogs', 'success_stories'] },
  '/careers': { page: 'Join Us', lists: ['jobs', 'culture_highlights'] },
  '/map': { lists: ['offices'] },
  '/cloud-solutions': { page: 'Cloud Solution' },
  '/consulting': { page: 'Consulting' },
  '/modernization': { page: 'Modernization' },
  '/industries': { page: 'Industries' },
  '/contact': { page: 'Contact Us', lists: ['offices'], globals: ['forms'] },
  '/privacy-policy': { document: 'Privacy Policy' },
  '/terms-of-service': { document: 'Terms and Conditions' },
};

/**
 * The screens that stand whatever staff publish, each with the latest publication of what it is
 * made of. One whose content was never published is left out.
 */
export async function screenAddresses(payload: Payload): Promise<{ path: string; updatedAt: string }[]> {
  const times = await publicationTimes(payload);
  return Object.entries(sources).flatMap(([path, { page, lists = [], globals = [], document }]) => {
    const names = [
      ...lists,
      ...globals.map(nameOfGlobal),
      ...[page, document].filter((name) => name !== undefined),
    ];
    const known = names.map((name) => times.get(name) ?? 0);
    const latest = Math.max(...known);
    return latest > 0 ? [{ path, updatedAt: new Date(latest).toISOString() }] : [];
  });
}

const nameOfGlobal = (slug: GlobalSlug) => `global ${slug}`;

/** When each source was last published, in milliseconds since 1970, by its name. */
async function publicationTimes(payload: Payload): Promise<Map<string, number>> {
  const lists = collections.map(
    (table) =>
      sql`select ${table} as name, max(updated_at) as updated from ${sql.identifier(table)} where _status = 'published'`,
  );
  const { rows } = await execute(payload)<{ name: string; updated: string | null }>(sql`
    ${sql.join(lists, sql` union all `)}
    union all select page::text, updated_at from page_contents where _status = 'published'
    union all select document::text, max(updated_at) from legal_sections where _status = 'published' group by 1`);
  const times = new Map(rows.map(({ name, updated }) => [name, updated ? Date.parse(updated) : 0]));
  for (const slug of ['about', 'forms', 'settings'] as const) {
    const { updatedAt } = await payload.findGlobal({ slug, depth: 0, overrideAccess: false });
    times.set(nameOfGlobal(slug), timeOf(updatedAt));
  }
  times.set(nameOfGlobal('home'), await timeOfHome(payload));
  return times;
}

/** The home page is as new as the newest of what staff chose for it. */
async function timeOfHome(payload: Payload): Promise<number> {
  const home = await payload.findGlobal({ slug: 'home', depth: 1, overrideAccess: false });
  const chosen: { updatedAt: string }[] = [
    ...visible<content.Solution>(home.solutionsSection?.solutionsCardsData),
    ...visible<content.Service>(home.servicesSection?.servicesCardsData),
    ...visible<content.Blog>(home.blogSections?.blogs),
    ...visible<content.Company>(home.companyList?.companyListData),
  ];
  return Math.max(timeOf(home.updatedAt), ...chosen.map(({ updatedAt }) => timeOf(updatedAt)));
}

function timeOf(date: string | null | undefined): number {
  return date ? Date.parse(date) : 0;
}
