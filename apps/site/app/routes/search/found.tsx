import type { ResponseOf } from '@riverfront/contract';
import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { kindNames } from '../../components/search/kind-names.ts';
import { type SearchAsked, searchPath } from '../../components/search/search-path.ts';
import { KindLinks } from './kind-links.tsx';
import { Result } from './result.tsx';
import { ResultPages } from './result-pages.tsx';
import { WaysOn } from './ways-on.tsx';

interface FoundProps {
  asked: SearchAsked;
  answer: ResponseOf<'search'>;
}

/** How many there are of which kind, and one page of them. */
export function Found({ asked, answer: { results, kinds, corrected, pagination } }: FoundProps) {
  const { page, pages, total } = pagination;
  const list = useTurnedPage(`${asked.kind ?? ''} ${page}`);
  const busy = useNavigation().location?.pathname === '/search';
  const found = kinds.reduce((sum, kind) => sum + kind.total, 0);
  const more = kinds.some((kind) => kind.more && (!asked.kind || kind.kind === asked.kind));
  return (
    <>
      {found > 0 ? <KindLinks asked={asked} kinds={kinds} /> : null}
      {corrected ? (
        <p className="mt-8">
          Nothing was found for “{asked.q}”. These are the results for{' '}
          <Link to={searchPath({ q: corrected })} className="link font-semibold">
            {corrected}
          </Link>
          .
        </p>
      ) : null}
      <p role="status" className={`${found > 0 ? 'mt-8' : 'mt-10 text-lead'} font-semibold tabular-nums`}>
        {said({ q: corrected ?? asked.q, kind: asked.kind, total, more })}
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
        <WaysOn title={total > 0 ? 'There is no such page of results' : 'What may help'} tips={total === 0} />
      )}
      <ResultPages asked={asked} page={page} pages={pages} />
    </>
  );
}

/** Where reading goes on when a page was turned or another kind chosen. */
function useTurnedPage(place: string) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    list.current?.focus({ preventScroll: true });
  }, [place]);
  return list;
}

function said({ q, kind, total, more }: SearchAsked & { total: number; more: boolean }): string {
  const among = kind ? ` in ${kindNames[kind].many}` : '';
  if (total === 0) return `No results for “${q}”${among}`;
  return `${more ? 'More than ' : ''}${total} ${total === 1 ? 'result' : 'results'} for “${q}”${among}`;
}
