import type { ApiClient } from '@riverfront/contract/client';
import { maxSearchLength, type SearchKind, searchKinds } from '@riverfront/contract/search-kinds';
import { useState } from 'react';
import { data, Form } from 'react-router';
import { browserApi } from '../../api.ts';
import { Content } from '../../components/content.tsx';
import '../../components/search/search.css';
import type { SearchAsked } from '../../components/search/search-path.ts';
import { arrive, call, mayRecover, settle } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { pageNumber } from '../../page-number.ts';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import type { Route } from './+types/route';
import { Found } from './found.tsx';
import { WaysOn } from './ways-on.tsx';

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
  const { asked, calls } = load(browserApi, url, request.signal);
  return { asked, ...(await arrive(calls)) };
}

/** Everything that is published and matches: a plain form, whose results are pages of their own. */
export default function Search({ loaderData: { asked, found } }: Route.ComponentProps) {
  return (
    <div className="frame pt-12 pb-[clamp(4rem,2.5rem+6vw,8rem)] md:pt-16">
      <h1 className="text-title">Search</h1>
      <SearchForm key={asked.q} asked={asked} />
      {asked.q === '' ? (
        <WaysOn title="Or start here" />
      ) : (
        <Content
          of={found}
          waiting={<Note>Searching …</Note>}
          failed={({ status, message }) => (
            <Note>
              {status === 400 ? message : 'Search cannot be reached at the moment. It is tried again.'}
            </Note>
          )}
        >
          {(answer) => <Found asked={asked} answer={answer} />}
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
function SearchForm({ asked }: { asked: SearchAsked }) {
  const [text, setText] = useState(asked.q);
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
          <span className="max-xs:text-only-for-assistive-technology">Search</span>
        </button>
      </div>
    </Form>
  );
}
