import type { ApiClient } from '@riverfront/contract/client';
import { type SearchKind, searchKinds } from '@riverfront/contract/search-kinds';
import { data } from 'react-router';
import { browserApi } from '../../api.ts';
import { LoadingText } from '../../components/loading-text.tsx';
import '../../components/search/search.css';
import { arrive, call, mayRecover, settle } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { pageNumber } from '../../page-number.ts';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Route } from './+types/route';

const SearchPage = lazyPart(
  () => import('./search-page.tsx'),
  () => true,
  <LoadingText />,
);

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = identityOf(matches[0].loaderData);
  const q = loaderData?.asked.q;
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
  const asked = parseQuery(url);
  const { q, kind, page } = asked;
  const query = { q, page: String(page), ...(kind && { kind }) };
  return {
    asked,
    calls: { found: call('Error fetching search results', api.get('search', { query, signal })) },
  };
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { asked, calls } = load(context.get(apiContext), url, request.signal);
  const { found } = await settle(calls);
  // Too long a question is a mistake of whoever asked, and the page says which.
  const status = !found.failure ? 200 : mayRecover(found.failure) ? 503 : 400;
  return data({ asked, found }, { status });
}

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  void SearchPage.load();
  const { asked, calls } = load(browserApi, url, request.signal);
  return { asked, ...(await arrive(calls)) };
}

/** Everything that is published and matches. */
export default function Search({ loaderData: { asked, found } }: Route.ComponentProps) {
  return <SearchPage asked={asked} found={found} />;
}
