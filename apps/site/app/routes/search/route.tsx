import type { ResponseOf } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { maxSearchLength, type SearchKind, searchKinds } from '@riverfront/contract/search-kinds';
import { useState } from 'react';
import { data, Form } from 'react-router';
import { Content } from '../../components/content.tsx';
import type { SearchQuery } from '../../components/search/results.tsx';
import { browserApi, call, type MaybePending, mayRecover, settle, settleWithin } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { identityOf, pageNumber, seo } from '../../site.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import type { Route } from './+types/route';
import { NextSteps, SearchResults } from './search-results.tsx';

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

interface SearchPageProps {
  query: SearchQuery;
  results: MaybePending<ResponseOf<'search'>>;
}

/** The site search: a plain form, and a page of results for each query. */
function SearchPage({ query, results }: SearchPageProps) {
  return (
    <div className="frame pt-12 pb-[clamp(4rem,2.5rem+6vw,8rem)] md:pt-16">
      <h1 className="text-title">Search</h1>
      <SearchForm key={query.q} query={query} />
      {query.q === '' ? (
        <NextSteps title="Or start here" />
      ) : (
        <Content
          of={results}
          waiting={<Note>Searching …</Note>}
          failed={({ status, message }) => (
            <Note>
              {status === 400 ? message : 'Search cannot be reached at the moment. We keep trying.'}
            </Note>
          )}
        >
          {(answer) => <SearchResults query={query} answer={answer} />}
        </Content>
      )}
    </div>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="mt-10 text-lead text-text-soft">
      {children}
    </p>
  );
}

/** The field of the search page; a plain form, which looks through all kinds again. */
function SearchForm({ query }: { query: SearchQuery }) {
  const [text, setText] = useState(query.q);
  return (
    <Form action="/search" role="search" className="field mt-8 max-w-[46rem]">
      <label htmlFor="search-field" className="field-label">
        What are you looking for?
      </label>
      <div className="flex">
        <input
          id="search-field"
          name="q"
          type="search"
          value={text}
          maxLength={maxSearchLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className="field-control grow border-r-0! text-lead"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" className="button shrink-0 gap-2">
          <SearchIcon className="size-5" />
          <span className="max-xs:sr-only">Search</span>
        </button>
      </div>
    </Form>
  );
}
