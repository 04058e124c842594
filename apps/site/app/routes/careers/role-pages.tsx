import { Link, useNavigate } from 'react-router';
import { useHydrated } from '../../ui/use-browser-state.ts';
import { type RolesQuery, toRolesSearch, useNextQuery } from './roles.ts';

interface RolePagesProps {
  query: RolesQuery;
  /** The page shown, from 1. */
  page: number;
  pages: number;
  /** There are more pages than were counted. */
  more?: boolean | undefined;
  /** Called when the visitor goes to another page. */
  onTurn: () => void;
}

/** Links to the previous and the next page of the list. */
export function RolePages({ query, page, pages, more, onTurn }: RolePagesProps) {
  const next = useNextQuery({ ...query, page });
  if (pages === 0) return null;
  const turn = { query: next, onTurn };
  return (
    <nav
      aria-label="Pages of open roles"
      className="mt-8 flex flex-wrap items-center justify-between gap-2 xs:justify-start xs:gap-4"
    >
      <Turn {...turn} name="Prev" to={next.page > 1 ? next.page - 1 : undefined} />
      <p className="min-w-24 text-center xs:min-w-28 tabular-nums">
        Page {page} of {pages}
        {more ? '+' : ''}
      </p>
      <Turn {...turn} name="Next" to={next.page < pages ? next.page + 1 : undefined} />
    </nav>
  );
}

interface TurnProps extends Pick<RolePagesProps, 'query' | 'onTurn'> {
  name: 'Prev' | 'Next';
  /** Missing at the ends. */
  to: number | undefined;
}

const box = 'roles-turn';

/** A button; a link where scripts do not run, and plain text there where it leads nowhere. */
function Turn({ query, name, to, onTurn }: TurnProps) {
  const navigate = useNavigate();
  const search = toRolesSearch({ ...query, page: to ?? 1 });
  if (useHydrated()) {
    const turn = () => {
      onTurn();
      // At once, so that a second press turns one page further even before the first is rendered.
      navigate({ pathname: '/careers', search }, { preventScrollReset: true, flushSync: true });
    };
    return (
      <button type="button" disabled={to === undefined} onClick={turn} className={box}>
        {name}
      </button>
    );
  }
  if (to === undefined)
    return (
      // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a link that leads nowhere is text, and no stop of the keyboard
      <span role="link" aria-disabled="true" className={box}>
        {name}
      </span>
    );
  return (
    <Link to={{ pathname: '/careers', search, hash: 'roles' }} rel={name.toLowerCase()} className={box}>
      {name}
    </Link>
  );
}
