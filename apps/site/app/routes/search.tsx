import type { ResponseOf, SearchKind } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { data, Link } from 'react-router';
import { Content } from '../components/content.tsx';
import { SearchField } from '../components/search-field.tsx';
import { browserApi, call, mayRecover, settle, settleWithin } from '../content.ts';
import { apiContext } from '../entry.server.tsx';
import { identityOf, pageNumber, seo } from '../site.ts';
import type { Route } from './+types/search';

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

function load(api: ApiClient, url: URL, signal: AbortSignal) {
  const query = { q: (url.searchParams.get('q') ?? '').trim(), page: pageNumber(url) };
  const answer = api.get('search', { query: { q: query.q, page: String(query.page) }, signal });
  return { query, calls: { results: call('Error fetching search results', answer) } };
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

const unreachable = 'Search cannot be reached at the moment. We keep trying.';

/** The site search: a plain form, and a page of results for each query. */
export default function Search({ loaderData: { query, results } }: Route.ComponentProps) {
  return (
    <div className="frame pt-12 pb-[clamp(4rem,2.5rem+6vw,8rem)] md:pt-16">
      <h1 className="text-title">Search</h1>
      <SearchField key={query.q} value={query.q} className="mt-8 max-w-[46rem]" />
      {query.q === '' ? null : (
        <Content
          of={results}
          waiting={<Note>Searching …</Note>}
          failed={({ status, message }) => <Note>{status === 400 ? message : unreachable}</Note>}
        >
          {(answer) => <Results q={query.q} answer={answer} />}
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

const kindNames: Record<SearchKind, string> = {
  ...{ services: 'Service', solutions: 'Solution', cases: 'Case study', pages: 'Page', blogs: 'Article' },
  ...{ jobs: 'Open role', team: 'Team', stories: 'Success story', offices: 'Office', legal: 'Legal text' },
};

function Results({ q, answer }: { q: string; answer: ResponseOf<'search'> }) {
  const { page, pages, total, more } = answer.pagination;
  if (total === 0) return <Note>{`No results for “${q}”. Try fewer words, or more general ones.`}</Note>;
  return (
    <>
      <p role="status" className="mt-8 font-semibold tabular-nums">
        {`${more ? 'More than ' : ''}${total} ${total === 1 ? 'result' : 'results'} for “${q}”`}
      </p>
      <ol aria-label="Results" className="mt-4 mb-8 border-b border-line">
        {answer.results.map(({ kind, title, path, excerpt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several results may have one path; their order is their rank
          <li key={index} className="relative border-t border-line py-6">
            <p className="tag-line mb-1">{kindNames[kind]}</p>
            <h2 className="text-card">
              <Link to={path} prefetch="intent" className="card-link">
                {title}
              </Link>
            </h2>
            <p className="measure mt-2 text-text-soft">{excerpt}</p>
          </li>
        ))}
      </ol>
      {pages < 2 ? null : (
        <nav aria-label="Pages of results" className="flex flex-wrap items-center gap-x-6">
          {[Math.min(page - 1, pages), page + 1].map((to) =>
            to < 1 || to > pages ? null : (
              <Link
                key={to}
                to={`/search?${new URLSearchParams({ q, page: String(to) })}`}
                rel={to > page ? 'next' : 'prev'}
                className="link inline-flex min-h-11 items-center"
              >
                {to > page ? 'Next' : 'Previous'}
              </Link>
            ),
          )}
          <span className="tabular-nums text-text-soft">{`Page ${page} of ${pages}`}</span>
        </nav>
      )}
    </>
  );
}
