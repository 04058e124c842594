import { execute, sql } from '@riverfront/backend/database/transaction';
import type * as content from '@riverfront/backend/payload-types';
import { type Screen, screens } from '@riverfront/contract';
import type { GlobalSlug, Payload } from 'payload';
import { listHomeArticles } from '../content/api/home.ts';
import { filterVisible } from '../content/mapping/list.ts';

const listed = Object.entries<Screen>(screens);

/** Tables of the collections that screens show. */
const tables = [...new Set(listed.flatMap(([, screen]) => screen.tables ?? []))];

/** Lists the fixed screens with the latest publication of what they show, except those that show nothing published. */
export async function listScreens(payload: Payload): Promise<{ path: string; updatedAt: string }[]> {
  const times = await readPublicationTimes(payload);
  return listed.flatMap(([path, { hero, tables = [], globals = [], document }]) => {
    const names = [...tables, ...globals.map(toName), hero ?? '', document ?? ''];
    const latest = Math.max(...names.map((name) => times.get(name) ?? 0));
    return latest > 0 ? [{ path, updatedAt: new Date(latest).toISOString() }] : [];
  });
}

const toName = (slug: GlobalSlug) => `global ${slug}`;

/** Reads when each source was last published, in milliseconds since 1970, by its name. */
async function readPublicationTimes(payload: Payload): Promise<Map<string, number>> {
  const lists = tables.map(
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
    times.set(toName(slug), toTime(updatedAt));
  }
  times.set(toName('home'), await readHomeTime(payload));
  return times;
}

/** Reads the latest publication of the home page and of what staff selected for it. */
async function readHomeTime(payload: Payload): Promise<number> {
  const home = await payload.findGlobal({ slug: 'home', depth: 1, overrideAccess: false });
  const selected: { updatedAt: string }[] = [
    ...filterVisible<content.Solution>(home.solutionsSection?.solutionsCardsData),
    ...filterVisible<content.Service>(home.servicesSection?.servicesCardsData),
    ...(home.blogSections ? await listHomeArticles(payload, home) : []),
    ...filterVisible<content.Company>(home.companyList?.companyListData),
  ];
  return Math.max(toTime(home.updatedAt), ...selected.map(({ updatedAt }) => toTime(updatedAt)));
}

function toTime(date: string | null | undefined): number {
  return date ? Date.parse(date) : 0;
}
