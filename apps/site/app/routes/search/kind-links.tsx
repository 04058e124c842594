import type { SearchKindCount } from '@riverfront/contract';
import { Link } from 'react-router';
import { kindNames } from '../../components/search/kind-names.ts';
import { type SearchAsked, searchPath } from '../../components/search/search-path.ts';

const chip =
  'inline-flex min-h-11 items-center gap-2 border border-line-strong px-4 text-small font-semibold hover:bg-mist aria-[current]:border-river aria-[current]:bg-river aria-[current]:text-on-river';

/** Narrows the results to one kind; kinds without a result are left out, but for the one being shown. */
export function KindLinks({ asked, kinds }: { asked: SearchAsked; kinds: SearchKindCount[] }) {
  const { q, kind: chosen } = asked;
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
  return (
    <span className="font-normal tabular-nums">
      {total}
      {more ? '+' : ''}
    </span>
  );
}
