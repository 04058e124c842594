import type { ResponseOf, SearchKindCount, SearchResult } from '@riverfront/contract';
import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { kindNames, Matched, type SearchQuery, searchPath } from '../../components/search/results.tsx';
import { useSite } from '../../site.ts';
import { chip } from '../../ui/chip.ts';
import { ArrowIcon } from '../../ui/icons.tsx';

interface SearchResultsProps {
  query: SearchQuery;
  answer: ResponseOf<'search'>;
}

/** The results: numbers by kind, and one page. */
export function SearchResults({
  query,
  answer: { results, kinds, corrected, pagination },
}: SearchResultsProps) {
  const { page, pages, total } = pagination;
  const list = useFocusOnPage(`${query.kind ?? ''} ${page}`);
  const busy = useNavigation().location?.pathname === '/search';
  const all = kinds.reduce((sum, kind) => sum + kind.total, 0);
  const more = kinds.some((kind) => kind.more && (!query.kind || kind.kind === query.kind));
  return (
    <>
      {all > 0 ? <KindLinks query={query} kinds={kinds} /> : null}
      {corrected ? (
        <p className="mt-8">
          Nothing was found for “{query.q}”. These are the results for{' '}
          <Link to={searchPath({ q: corrected })} className="link font-semibold">
            {corrected}
          </Link>
          .
        </p>
      ) : null}
      <p role="status" className={`${all > 0 ? 'mt-8' : 'mt-10 text-lead'} font-semibold tabular-nums`}>
        {toStatusText({ q: corrected ?? query.q, kind: query.kind, total, more })}
      </p>
      {results.length > 0 ? (
        <ol
          ref={list}
          tabIndex={-1}
          aria-label={pages > 1 ? `Results, page ${page} of ${pages}` : 'Results'}
          aria-busy={busy}
          className="mt-4 border-b border-line outline-none"
        >
          {results.map((result, index) => (
            // Two entries of one page may have the same title; their order is their rank.
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Result key={`${page} ${index} ${result.path}`} result={result} />
          ))}
        </ol>
      ) : (
        <NextSteps
          title={total > 0 ? 'There is no such page of results' : 'What may help'}
          tips={total === 0}
        />
      )}
      <ResultPages query={query} page={page} pages={pages} />
    </>
  );
}

/** Focuses the list when another page or kind of results is shown. */
function useFocusOnPage(place: string) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    list.current?.focus({ preventScroll: true });
  }, [place]);
  return list;
}

function toStatusText({ q, kind, total, more }: SearchQuery & { total: number; more: boolean }): string {
  const among = kind ? ` in ${kindNames[kind].many}` : '';
  if (total === 0) return `No results for “${q}”${among}`;
  return `${more ? 'More than ' : ''}${total} ${total === 1 ? 'result' : 'results'} for “${q}”${among}`;
}

/** Narrows the results to one kind; kinds without a result are left out, but for the one being shown. */
function KindLinks({ query, kinds }: { query: SearchQuery; kinds: SearchKindCount[] }) {
  const { q, kind: chosen } = query;
  const all = kinds.reduce((sum, { total }) => sum + total, 0);
  const shown = kinds.filter(({ kind, total }) => total > 0 || kind === chosen);
  return (
    <nav aria-label="Kinds of results" className="mt-8">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link to={searchPath({ q })} aria-current={chosen ? undefined : 'true'} className={chip}>
            All <Count total={all} more={kinds.some(({ more }) => more)} />
          </Link>
        </li>
        {shown.map(({ kind, total, more }) => (
          <li key={kind}>
            <Link
              to={searchPath({ q, kind })}
              aria-current={kind === chosen ? 'true' : undefined}
              className={chip}
            >
              {kindNames[kind].many} <Count total={total} more={more} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ total, more }: { total: number; more: boolean }) {
  return <span className="font-normal tabular-nums">{`${total}${more ? '+' : ''}`}</span>;
}

/** One result: what it is, its title and the place in it that matched. */
function Result({ result: { kind, title, path, excerpt } }: { result: SearchResult }) {
  return (
    <li className="relative border-t border-line py-6">
      <p className="tag-line mb-1">{kindNames[kind].one}</p>
      <h2 className="text-card">
        <Link to={path} prefetch="intent" className="card-link">
          <Matched parts={title} />
        </Link>
      </h2>
      {excerpt.length > 0 ? (
        <p className="measure mt-2 text-text-soft">
          <Matched parts={excerpt} />
        </p>
      ) : null}
    </li>
  );
}

const box = 'link inline-flex min-h-11 items-center';

/** The way through the pages of results. */
function ResultPages({ query, page, pages }: { query: SearchQuery; page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages of results" className="mt-8 flex flex-wrap items-center gap-x-6">
      {page > 1 ? (
        <Link to={searchPath({ ...query, page: Math.min(page - 1, pages) })} rel="prev" className={box}>
          Previous
        </Link>
      ) : null}
      <span className="tabular-nums text-text-soft">{`Page ${page} of ${pages}`}</span>
      {page < pages ? (
        <Link to={searchPath({ ...query, page: page + 1 })} rel="next" className={box}>
          Next
        </Link>
      ) : null}
    </nav>
  );
}

/** Links for visitors without results, and tips for another query. */
export function NextSteps({ title, tips = false }: { title: string; tips?: boolean }) {
  const { menus } = useSite();
  const links = menus ? [...menus.main.filter(({ link }) => link !== '/'), menus.contact] : [];
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="text-card">{title}</h2>
      {tips ? (
        <ul className="mt-3 list-disc pl-5 text-text-soft">
          <li>Look for a word that was typed wrongly.</li>
          <li>Use fewer words, or more general ones.</li>
          <li>Leave out quotation marks, which ask for exactly these words.</li>
        </ul>
      ) : null}
      <ul className="mt-5 grid max-w-[46rem] gap-x-8 sm:grid-cols-2">
        {links.map(({ title: name, link }) => (
          <li key={link} className="border-t border-line">
            <Link
              to={link}
              prefetch="intent"
              className="group flex min-h-14 items-center justify-between font-semibold"
            >
              {name}
              <ArrowIcon className="text-main" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
