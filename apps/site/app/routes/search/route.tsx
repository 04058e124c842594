import type { ApiClient } from '@riverfront/contract/client';
import { type SearchKind, searchKinds } from '@riverfront/contract/search-kinds';
import { data } from 'react-router';
import { browserApi } from '../../api.ts';
import { call, mayRecover, settle, settleWithin } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { pageNumber } from '../../page-seo.ts';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import type { Route } from './+types/route';
import SearchPage from './search-page.tsx';

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const q = loaderData?.query.q;
  const description = `Search the services, solutions, articles and open roles of ${site.name}.`;
  return [
    ...seo({ title: q ? `${q.slice(0, 40)}: search` : 'Search', description, path: '/search' }, site),
    // Every question would be another page of the same.
    { name: 'robots', content: 'noindex' },
  ];
}

/** Parses the query of an address; an unknown kind is none. */
function parseQuery(url: URL): { q: string; kind: SearchKind | undefined; page: number } {
  const q = (url.searchParams.get('q') ?? '').trim();
  const kind = searchKinds.find((one) => one === url.searchParams.get('kind'));
  return { q, kind, page: pageNumber(url) };
}

function load(api: ApiClient, url: URL, signal: AbortSignal) {
  const query = parseQuery(url);
  const { q, kind, page } = query;
  const parameters = { q, page: String(page), ...(kind && { kind }) };
  return {
    query,
    calls: {
      results: call('Error fetching search results', api.get('search', { query: parameters, signal })),
    },
  };
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { query, calls } = load(context.get(apiContext), url, request.signal);
  const { results } = await settle(calls);
  // Too long a question is a mistake of the visitor, and the page says which.
  const status = !results.failure ? 200 : mayRecover(results.failure) ? 503 : 400;
  return data({ query, results }, { status });
}

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const { query, calls } = load(browserApi, url, request.signal);
  return { query, ...(await settleWithin(calls)) };
}

/** Everything that is published and matches. */
export default function Search({ loaderData: { query, results } }: Route.ComponentProps) {
  return <SearchPage query={query} results={results} />;
}
