import type { ApiClient } from '@riverfront/contract/client';
import { call } from '../../content.ts';
import { fetchRoles, type RolesQuery } from './roles.ts';

export { loadJob } from './job/load-job.ts';
export { isNarrowed, parseRolesQuery, toRolesSearch } from './roles.ts';

/** Makes the calls of the careers page. */
export const loadCareers = (api: ApiClient, query: RolesQuery, signal: AbortSignal) => ({
  page: call('Error fetching page content', api.get('pageContent', { params: { page: 'Join Us' }, signal })),
  jobs: call('Error fetching jobs', fetchRoles(api, query, signal)),
  culture: call(
    'Error fetching culture highlights',
    api.get('cultureHighlights', { query: { page: '1', limit: '20' }, signal }),
  ),
});
