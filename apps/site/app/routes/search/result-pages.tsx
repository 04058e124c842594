import { Link } from 'react-router';
import { type SearchAsked, searchPath } from '../../components/search/search-path.ts';

const box = 'link inline-flex min-h-11 items-center';

/** The way through the pages of results. */
export function ResultPages({ asked, page, pages }: { asked: SearchAsked; page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages of results" className="mt-8 flex flex-wrap items-center gap-x-6">
      {page > 1 ? (
        <Link to={searchPath({ ...asked, page: Math.min(page - 1, pages) })} rel="prev" className={box}>
          Previous
        </Link>
      ) : null}
      <span className="tabular-nums text-text-soft">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Link to={searchPath({ ...asked, page: page + 1 })} rel="next" className={box}>
          Next
        </Link>
      ) : null}
    </nav>
  );
}
