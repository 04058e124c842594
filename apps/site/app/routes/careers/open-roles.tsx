import { messages } from '@riverfront/contract/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router';
import { FeedLink } from '../../components/feed-link.tsx';
import { Role } from '../../components/role.tsx';
import { useHydrated } from '../../ui/use-browser-state.ts';
import { RoleFilters } from './role-filters.tsx';
import { isNarrowed, type Roles, type RolesQuery, toRolesSearch, useNextQuery } from './roles.ts';

interface OpenRolesProps {
  query: RolesQuery;
  title: ReactNode;
  roles?: Roles;
  failed?: boolean;
}

/** The open roles: what to choose by, five lines at a time, and the way through the pages. */
export function OpenRoles({ query, title, roles, failed }: OpenRolesProps) {
  return (
    <section
      id="roles"
      aria-label="Open roles"
      tabIndex={-1}
      className="frame pt-6 pb-[clamp(4rem,2.5rem+6vw,8rem)] outline-none md:pt-8"
    >
      <h2 className="mb-4 text-card md:mb-5 md:text-[1.75rem] md:leading-tight">{title}</h2>
      {roles ? (
        <Found query={query} roles={roles} />
      ) : (
        <p role="status" className="border-y border-line py-10 text-lead text-text-soft">
          {failed ? messages.noOpenRoles : 'Loading...'}
        </p>
      )}
    </section>
  );
}

function Found({ query, roles }: { query: RolesQuery; roles: Roles }) {
  const { data, filters, pagination } = roles;
  const { page, pages } = pagination;
  const { list, changePage } = usePagination(page);
  const busy = useNavigation().location?.pathname === '/careers';
  const narrowed = isNarrowed(query);
  if (pagination.total === 0 && !narrowed)
    return <p className="border-y border-line py-10 text-lead text-text-soft">{messages.noOpenRoles}</p>;
  return (
    <>
      <RoleFilters query={query} filters={filters} />
      <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="font-semibold tabular-nums">
          {countOf(pagination, narrowed)}
        </p>
        {narrowed ? (
          <Link to="/careers#roles" preventScrollReset className="link inline-flex min-h-11 items-center">
            Clear<span className="sr-only"> search and filters</span>
          </Link>
        ) : null}
      </div>
      {data.length === 0 ? (
        <NothingFound />
      ) : (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={`Page ${page} of ${pages}`}
          aria-busy={busy}
          // Their number above them stays below the page's header.
          className="mt-1 scroll-mt-16 border-b border-line outline-none transition-opacity duration-200 ease-[ease] aria-busy:opacity-55"
        >
          {data.map((job) => (
            <Role key={job._id} job={job} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <RolePages query={query} page={page} pages={pages} more={pagination.more} onPageChange={changePage} />
        <FeedLink feed="jobs" />
      </div>
    </>
  );
}

/** Focuses the list when another page is shown: the clicked button may be disabled by then. */
function usePagination(page: number) {
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || from.current === page) return;
    from.current = undefined;
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }, [page]);
  const changePage = () => {
    from.current = page;
  };
  return { list, changePage };
}

function NothingFound() {
  return (
    <div className="mt-3 grid justify-items-start gap-5 border-y border-line py-10">
      <p className="text-lead">{messages.noOpenRoles}</p>
      <p className="measure text-text-soft">
        Nothing matches what you chose. Try fewer words, or look at every open role.
      </p>
      <Link to="/careers#roles" preventScrollReset className="button button-quiet">
        Show all open roles
      </Link>
    </div>
  );
}

function countOf({ total, more }: Roles['pagination'], narrowed: boolean): string {
  if (total === 0 && narrowed) return 'No roles match';
  const count = `${total}${more ? '+' : ''}`;
  const noun = total === 1 ? 'role' : 'roles';
  if (!narrowed) return `${count} open ${noun}`;
  return `${count} ${noun} ${total === 1 ? 'matches' : 'match'}`;
}

interface RolePagesProps {
  query: RolesQuery;
  /** The page shown, from 1. */
  page: number;
  pages: number;
  /** There are more pages than were counted. */
  more?: boolean | undefined;
  /** Called when the visitor goes to another page. */
  onPageChange: () => void;
}

/** Links to the previous and the next page of the list. */
function RolePages({ query, page, pages, more, onPageChange }: RolePagesProps) {
  const next = useNextQuery({ ...query, page });
  if (pages === 0) return null;
  const shared = { query: next, onPageChange };
  return (
    <nav
      aria-label="Pages of open roles"
      className="mt-8 flex flex-wrap items-center justify-between gap-2 xs:justify-start xs:gap-4"
    >
      <PageLink {...shared} name="Prev" to={next.page > 1 ? next.page - 1 : undefined} />
      <p className="min-w-24 text-center xs:min-w-28 tabular-nums">
        {`Page ${page} of ${pages}${more ? '+' : ''}`}
      </p>
      <PageLink {...shared} name="Next" to={next.page < pages ? next.page + 1 : undefined} />
    </nav>
  );
}

interface PageLinkProps extends Pick<RolePagesProps, 'query' | 'onPageChange'> {
  name: 'Prev' | 'Next';
  /** Missing at the ends. */
  to: number | undefined;
}

const box = [
  'inline-grid min-h-12 min-w-[clamp(4.5rem,24vw,6.5rem)] place-items-center border border-line-strong px-2',
  'font-semibold transition-[background-color] duration-200 ease-calm [&:is(a,:enabled):hover]:bg-mist',
  '[&:is(:disabled,[aria-disabled])]:cursor-default [&:is(:disabled,[aria-disabled])]:border-line',
  '[&:is(:disabled,[aria-disabled])]:text-text-soft forced-colors:[&:is(:disabled,[aria-disabled])]:border-[GrayText]',
  'forced-colors:[&:is(:disabled,[aria-disabled])]:text-[GrayText]',
].join(' ');

/** A button; a link where scripts do not run, and plain text there where it leads nowhere. */
function PageLink({ query, name, to, onPageChange }: PageLinkProps) {
  const navigate = useNavigate();
  const search = toRolesSearch({ ...query, page: to ?? 1 });
  if (useHydrated()) {
    const goToPage = () => {
      onPageChange();
      // At once, so that a second press turns one page further even before the first is rendered.
      navigate({ pathname: '/careers', search }, { preventScrollReset: true, flushSync: true });
    };
    return (
      <button type="button" disabled={to === undefined} onClick={goToPage} className={box}>
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
