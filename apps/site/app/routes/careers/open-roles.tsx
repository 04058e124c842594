import { messages } from '@riverfront/contract/messages';
import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { FeedLink } from '../../components/feed-link.tsx';
import { Role } from '../../components/roles/role.tsx';
import { RoleFilters } from './role-filters.tsx';
import { RolePages } from './role-pages.tsx';
import { isNarrowed, type Roles, type RolesQuery } from './roles.ts';

/** The open roles: what to choose by, five lines at a time, and the way through the pages. */
export function OpenRoles({ query, roles, failed }: { query: RolesQuery; roles?: Roles; failed?: boolean }) {
  return (
    <section
      id="roles"
      aria-label="Open roles"
      tabIndex={-1}
      className="frame -mt-[clamp(1rem,4vw,3rem)] pb-[clamp(4rem,2.5rem+6vw,8rem)] outline-none"
    >
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
  const { list, turn } = usePagination(page);
  const busy = useNavigation().location?.pathname === '/careers';
  const narrowed = isNarrowed(query);
  if (pagination.total === 0 && !narrowed)
    return <p className="border-y border-line py-10 text-lead text-text-soft">{messages.noOpenRoles}</p>;
  return (
    <>
      <RoleFilters query={query} filters={filters} />
      <div className="mt-8 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="font-semibold tabular-nums">
          {countOf(pagination, narrowed)}
        </p>
        {narrowed ? (
          <Link to="/careers#roles" preventScrollReset className="link inline-flex min-h-11 items-center">
            Clear<span className="text-only-for-assistive-technology"> search and filters</span>
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
          className="mt-3 scroll-mt-16 border-b border-line outline-none transition-opacity duration-200 ease-[ease] aria-busy:opacity-55"
        >
          {data.map((job) => (
            <Role key={job._id} job={job} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <RolePages query={query} page={page} pages={pages} more={pagination.more} onTurn={turn} />
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
  const turn = () => {
    from.current = page;
  };
  return { list, turn };
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
