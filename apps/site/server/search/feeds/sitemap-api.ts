import { execute, sql } from '@riverfront/backend/database/transaction';
import type * as content from '@riverfront/backend/payload-types';
import { folders } from '@riverfront/backend/publishing/paths/addresses';
import { addressesPerPart, type Screen, screens } from '@riverfront/contract';
import type { GlobalSlug, Payload } from 'payload';
import type { Handler } from '../../api/handler.ts';
import { HttpError } from '../../api/http-error.ts';
import { listHomeArticles } from '../../content/api/home.ts';
import { filterVisible } from '../../content/read-published.ts';
import { whereStatus } from '../../recruiting/jobs/find-jobs.ts';

const pathIn = (kind: keyof typeof folders) => sql`${`${folders[kind]}/`}::text || key`;

/** The paths of each kind of document, and the condition for listing one. */
const kinds = {
  pages: { path: sql`path`, where: () => published },
  services: { path: pathIn('services'), where: () => published },
  solutions: { path: pathIn('solutions'), where: () => published },
  blogs: { path: pathIn('blogs'), where: () => published },
  cases: { path: pathIn('cases'), where: () => published },
  jobs: { path: pathIn('jobs'), where: () => sql.join(whereStatus('active', new Date()), sql` or `) },
};
type Kind = keyof typeof kinds;

const published = sql`_status = 'published'`;

interface Part {
  name: string;
  total: number;
  updatedAt: string;
}

export const sitemapParts: Handler<'sitemapParts'> = async (payload) => {
  const screens = await listScreens(payload);
  const [latest] = screens.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b.localeCompare(a));
  const parts: Part[] = latest ? [{ name: 'screens', total: screens.length, updatedAt: latest }] : [];
  for (const kind of Object.keys(kinds) as Kind[]) parts.push(...(await listParts(payload, kind)));
  return { success: true, parts };
};

async function listParts(payload: Payload, kind: Kind): Promise<Part[]> {
  const { rows } = await execute(payload)<{ part: number; total: number; updated: string }>(
    sql`select part::int, count(*)::int as total, max(updated_at) as updated
      from (select updated_at, (row_number() over (order by id) - 1) / ${sql.raw(`${addressesPerPart}`)} as part
        from ${sql.identifier(kind)} where ${kinds[kind].where()}) shown
      group by part order by part`,
  );
  return rows.map(({ part, total, updated }) => ({
    name: `${kind}-${part + 1}`,
    total,
    updatedAt: new Date(updated).toISOString(),
  }));
}

export const sitemapPart: Handler<'sitemapPart'> = async (payload, { params }) => {
  const [kind = '', part] = params.part.split('-');
  const addresses =
    kind === 'screens'
      ? await listScreens(payload)
      : await listAddresses(payload, kind as Kind, Number(part));
  if (addresses.length === 0) throw new HttpError(404, 'not-found', `There is no part “${params.part}”.`);
  return { success: true, addresses };
};

/** @param part from 1 */
async function listAddresses(payload: Payload, kind: Kind, part: number) {
  const { path, where } = kinds[kind];
  const { rows } = await execute(payload)<{ path: string; updated: string }>(
    sql`select ${path} as path, updated_at as updated from ${sql.identifier(kind)}
      where ${where()} order by id limit ${addressesPerPart} offset ${(part - 1) * addressesPerPart}`,
  );
  return rows.map((row) => ({ path: row.path, updatedAt: new Date(row.updated).toISOString() }));
}

const listed = Object.entries<Screen>(screens);

/** Tables of the collections that screens show. */
const tables = [...new Set(listed.flatMap(([, screen]) => screen.tables ?? []))];

/** Lists the fixed screens with the latest publication of what they show, except those that show nothing published. */
async function listScreens(payload: Payload): Promise<{ path: string; updatedAt: string }[]> {
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
