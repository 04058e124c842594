import type { JobFilter } from '@riverfront/contract';

/** What the list of open roles shows, as its address says; an empty text chooses nothing. */
export type RolesQuery = Record<'search' | JobFilter, string> & { page: number };

const longest = 80;

/** The open roles that an address asks for. */
export function rolesQueryOf(searchParams: URLSearchParams, page: number): RolesQuery {
  const text = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, longest).trim();
  return {
    search: text('search'),
    department: text('department'),
    location: text('location'),
    type: text('type'),
    mode: text('mode'),
    page,
  };
}

/** The search part of the address for a choice of roles, `?search=sap&page=2`; empty for the first page of all. */
export function rolesSearch({ page = 1, ...texts }: Partial<RolesQuery>): string {
  const chosen = Object.entries(texts).filter(([, value]) => value !== '');
  const parameters = new URLSearchParams([...chosen, ...(page > 1 ? [['page', `${page}`]] : [])]);
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Whether words or filters leave out some of the roles. */
export function isNarrowed({ page: _, ...texts }: RolesQuery): boolean {
  return Object.values(texts).some((value) => value !== '');
}
