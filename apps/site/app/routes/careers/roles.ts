import type { JobDetail, JobFilter, ResponseOf } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { call, type MaybePending } from '../../content.ts';
import { pageNumber } from '../../site.ts';

/** One page of the open roles, and the filters to choose from. */
export type Roles = ResponseOf<'jobs'>;

/** What the list of open roles shows, as its address says; an empty text chooses nothing. */
export type RolesQuery = Record<'search' | JobFilter, string> & { page: number };

/** Roles on a page (specification, section 9). */
const perPage = '5';
const maxLength = 80;

/** Fetches the open roles of a query; the last page for a number beyond it. */
async function fetchRoles(
  api: ApiClient,
  { page, ...texts }: RolesQuery,
  signal: AbortSignal,
): Promise<Roles> {
  const fetchPage = (number: number) => {
    const query = { page: `${number}`, limit: perPage, status: 'active' as const, ...pickChosen(texts) };
    return api.get('jobs', { query, signal });
  };
  const roles = await fetchPage(page);
  const { pages } = roles.pagination;
  return page > pages && pages > 0 ? fetchPage(pages) : roles;
}

/** Parses the query of an address. */
export function parseRolesQuery({ searchParams }: Pick<URL, 'searchParams'>): RolesQuery {
  const text = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, maxLength).trim();
  return {
    search: text('search'),
    department: text('department'),
    location: text('location'),
    type: text('type'),
    mode: text('mode'),
    page: pageNumber({ searchParams }),
  };
}

/** Returns the query of a pending navigation, which the next input builds on; otherwise the given one. */
export function useNextQuery(query: RolesQuery): RolesQuery {
  const { location } = useNavigation();
  if (location?.pathname !== '/careers') return query;
  return parseRolesQuery({ searchParams: new URLSearchParams(location.search) });
}

/** Formats a query as the search part of an address, `?search=sap&page=2`; empty for the first page of all. */
export function toRolesSearch({ page = 1, ...texts }: Partial<RolesQuery>): string {
  const parameters = new URLSearchParams({ ...pickChosen(texts), ...(page > 1 && { page: `${page}` }) });
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Returns whether a search text or filters leave out some of the roles. */
export function isNarrowed({ page: _, ...texts }: RolesQuery): boolean {
  return toRolesSearch(texts) !== '';
}

function pickChosen(texts: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Makes the calls of the careers page. */
export const loadCareers = (api: ApiClient, query: RolesQuery, signal: AbortSignal) => ({
  page: call('Error fetching page content', api.get('pageContent', { params: { page: 'Join Us' }, signal })),
  jobs: call('Error fetching jobs', fetchRoles(api, query, signal)),
  culture: call(
    'Error fetching culture highlights',
    api.get('cultureHighlights', { query: { page: '1', limit: '20' }, signal }),
  ),
});

/** Outlet context of the careers screen for its job. */
export interface CareersContext {
  /** The job was opened over another page. */
  popup: boolean;
  /** The list beneath, where there is one. */
  jobs: MaybePending<Roles> | undefined;
}

/** Outlet context of a job for its application form. */
export interface JobContext {
  /** The form was opened over the list or the job. */
  popup: boolean;
  job: MaybePending<{ job: JobDetail }>;
}

/**
 * Returns a function that goes back to the page under a dialog, once: a second step would leave that page as well.
 * After a blocked navigation, which restores the history entry, it works again.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const left = useRef<unknown>(undefined);
  useEffect(() => {
    const onPopState = () => {
      if (history.state?.key === left.current) left.current = undefined;
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  return () => {
    if (left.current !== undefined) return;
    // A dialog's own entry was pushed, and React Router gives each of those a key.
    left.current = history.state?.key;
    navigate(-1);
  };
}
