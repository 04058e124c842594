import { execute, sql } from '@riverfront/content/transaction';
import { addressesPerPart } from '@riverfront/contract';
import type { Payload } from 'payload';
import { screenAddresses } from '../content/screen-addresses.ts';
import { NotFound } from './errors.ts';
import { ofStatus } from './find-jobs.ts';
import type { Handler } from './handler.ts';

/** Where the published documents of each kind stand. */
const kinds = {
  pages: { path: sql`path`, shown: () => published },
  services: { path: sql`'/services/' || key`, shown: () => published },
  solutions: { path: sql`'/solutions/' || key`, shown: () => published },
  blogs: { path: sql`'/blogs/' || key`, shown: () => published },
  jobs: { path: sql`'/careers/' || key`, shown: () => sql.join(ofStatus('active', new Date()), sql` or `) },
};
type Kind = keyof typeof kinds;

const published = sql`_status = 'published'`;

interface Part {
  name: string;
  total: number;
  updatedAt: string;
}

export const sitemapParts: Handler<'sitemapParts'> = async (payload) => {
  const screens = await screenAddresses(payload);
  const [latest] = screens.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b.localeCompare(a));
  const parts: Part[] = latest ? [{ name: 'screens', total: screens.length, updatedAt: latest }] : [];
  for (const kind of Object.keys(kinds) as Kind[]) parts.push(...(await partsOf(payload, kind)));
  return { success: true, parts };
};

async function partsOf(payload: Payload, kind: Kind): Promise<Part[]> {
  const { rows } = await execute(payload)<{ part: number; total: number; updated: string }>(
    sql`select part::int, count(*)::int as total, max(updated_at) as updated
      from (select updated_at, (row_number() over (order by id) - 1) / ${sql.raw(`${addressesPerPart}`)} as part
        from ${sql.identifier(kind)} where ${kinds[kind].shown()}) shown
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
      ? await screenAddresses(payload)
      : await addressesOf(payload, kind as Kind, Number(part));
  if (addresses.length === 0) throw new NotFound(`There is no part “${params.part}”.`);
  return { success: true, addresses };
};

/** @param part from 1 */
async function addressesOf(payload: Payload, kind: Kind, part: number) {
  const { path, shown } = kinds[kind];
  const { rows } = await execute(payload)<{ path: string; updated: string }>(
    sql`select ${path} as path, updated_at as updated from ${sql.identifier(kind)}
      where ${shown()} order by id limit ${addressesPerPart} offset ${(part - 1) * addressesPerPart}`,
  );
  return rows.map((row) => ({ path: row.path, updatedAt: new Date(row.updated).toISOString() }));
}
