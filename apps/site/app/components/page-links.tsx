import { Link } from 'react-router';

interface PageLinksProps {
  /** Name of the navigation. */
  label: string;
  page: number;
  pages: number;
  /** Id of the list, to which the links lead. */
  listId: string;
  /** Returns the search part of the address of a page. */
  searchOf: (page: number) => string;
}

const box = 'grid min-h-11 min-w-11 place-items-center px-3 font-semibold tabular-nums';

/** Plain links to the pages of a list; nothing where there is only one. */
export function PageLinks({ label, page, pages, listId, searchOf }: PageLinksProps) {
  if (pages < 2) return null;
  const to = (number: number) => ({ search: searchOf(number), hash: listId });
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev" prefetch="intent" className={`${box} link`}>
          Previous
        </Link>
      ) : null}
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <Link
          key={number}
          to={to(number)}
          prefetch="intent"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          className={`${box} border border-line-strong hover:bg-mist aria-[current=page]:border-main aria-[current=page]:bg-main aria-[current=page]:text-on-main`}
        >
          {number}
        </Link>
      ))}
      {page < pages ? (
        <Link to={to(page + 1)} rel="next" prefetch="intent" className={`${box} link`}>
          Next
        </Link>
      ) : null}
    </nav>
  );
}
