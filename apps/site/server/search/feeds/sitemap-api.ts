import { execute, sql } from '@riverfront/backend/database/transaction';
import { folders } from '@riverfront/backend/publishing/paths/addresses';
import { addressesPerPart } from '@riverfront/contract';
import type { Payload } from 'payload';
import type { Handler } from '../../api/handler.ts';
import { HttpError } from '../../api/http-error.ts';
import { whereStatus } from '../../recruiting/jobs/find-jobs.ts';
import { listScreens } from '../list-screens.ts';

const pathIn = (kind: keyof typeof folders) => sql`${`${folders[kind]}/`}::text || key`;

/** The paths of each kind of document, and the condition for listing one. */
const kinds = {
  pages: { path: sql`path`, where: () => published },
  services: { path: pathIn('services'), where: () => published },
  solutions: { path: pathIn('solutions'), where: () => published },
  blogs: { path: pathIn('blogs'), where: () => published },
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
