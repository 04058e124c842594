import type { ResponseOf } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import type { RolesQuery } from './roles-query.ts';

/** One page of the open roles, and what there is to choose from. */
export type Roles = ResponseOf<'jobs'>;

/** Roles on a page (specification, section 9). */
const perPage = '5';

/** The open roles that an address asks for; the last page for a number beyond it. */
export async function fetchRoles(
  api: ApiClient,
  { page, ...texts }: RolesQuery,
  signal: AbortSignal,
): Promise<Roles> {
  const chosen = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
  const read = (number: number) =>
    api.get('jobs', { query: { page: `${number}`, limit: perPage, status: 'active', ...chosen }, signal });
  const roles = await read(page);
  const { pages } = roles.pagination;
  return page > pages && pages > 0 ? read(pages) : roles;
}
