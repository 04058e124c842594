import type { ApiClient } from '@riverfront/contract/client';
import { maxSearchLength } from '@riverfront/contract/search-kinds';
import { data } from 'react-router';
import { browserApi } from '../../api.ts';
import { Content } from '../../components/content.tsx';
import '../../components/search/search.css';
import { arrive, call, mayRecover, settle } from '../../content.ts';
import { apiContext } from '../../entry.server.tsx';
import { seo } from '../../seo.ts';
import { identityOf } from '../../site.ts';
import type { Route } from './+types/route';
import { askedBy } from './asked.ts';
import { Found } from './found.tsx';
import { SearchForm } from './search-form.tsx';
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

function load(api: ApiClient, url: URL, signal: AbortSignal) {
  const asked = askedBy(url);
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
      <SearchForm key={asked.q} asked={asked} maxLength={maxSearchLength} />
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
