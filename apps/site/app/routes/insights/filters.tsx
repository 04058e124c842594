import type { ResponseOf } from '@riverfront/contract';
import { Link } from 'react-router';
import { type ArticlesQuery, articleFilters, toArticlesSearch } from './query.ts';

interface ArticleFiltersProps {
  filters: ResponseOf<'blogs'>['filters'];
  query: ArticlesQuery;
  /** Number of articles that are left. */
  total: number;
}

/** Classes of a link that narrows the list; `aria-current` marks the chosen one. */
const chip =
  'inline-flex min-h-11 items-center gap-2 border border-line-strong px-4 text-small font-semibold whitespace-nowrap hover:bg-mist aria-[current]:border-main aria-[current]:bg-main aria-[current]:text-on-main';

const names = { category: 'Subject', author: 'Author' };

/** Links that narrow the articles; each leads to results, together with what is chosen already. */
export function ArticleFilters({ filters, query, total }: ArticleFiltersProps) {
  const shown = articleFilters.filter((name) => filters[name].length > 1 || query[name]);
  if (shown.length === 0) return null;
  return (
    <div className="mb-10 grid grid-cols-1 gap-5 border-y border-line py-5 md:mb-14">
      {shown.map((name) => (
        <Filter key={name} name={name} options={filters[name]} query={query} />
      ))}
      <p role="status" className="text-small text-text-soft tabular-nums">
        {total === 0
          ? 'No article matches.'
          : `${total} ${total === 1 ? 'article' : 'articles'}, newest first`}
      </p>
    </div>
  );
}

interface FilterProps {
  name: (typeof articleFilters)[number];
  options: ArticleFiltersProps['filters']['category'];
  query: ArticlesQuery;
}

function Filter({ name, options, query }: FilterProps) {
  const { page: _, [name]: chosen, ...others } = query;
  const to = (choice: Partial<ArticlesQuery>) => ({
    search: toArticlesSearch({ ...others, ...choice, page: 1 }),
    hash: 'articles',
  });
  return (
    <nav
      aria-label={names[name]}
      className="grid grid-cols-1 gap-x-6 gap-y-3 md:grid-cols-[5rem_1fr] md:items-baseline"
    >
      <p aria-hidden="true" className="tag-line">
        {names[name]}
      </p>
      <ul
        className="-m-1 flex gap-2 p-1 max-md:overflow-x-auto md:flex-wrap"
        // Chromium leaves a focused link where a part of it can be seen.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        <li>
          <Link to={to({})} aria-current={chosen ? undefined : 'true'} className={chip}>
            All
          </Link>
        </li>
        {options.map(({ value, label, total }) => (
          <li key={value}>
            <Link
              to={to({ [name]: value })}
              aria-current={value === chosen ? 'true' : undefined}
              className={chip}
            >
              {label} <span className="font-normal tabular-nums">{total}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
