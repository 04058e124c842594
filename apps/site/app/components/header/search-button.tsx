import { lazy, Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { SearchIcon } from '../../ui/icons.tsx';
import { useHydrated, useOpenOn } from '../../ui/use-browser-state.ts';
import { asksForSearch } from '../search/shortcut.ts';

const loadDialog = () => import('../search/search-dialog.tsx');
const SearchDialog = lazy(loadDialog);

const box = 'grid size-12 shrink-0 place-items-center text-text hover:text-main';

/** Opens the search, as the slash key does: a lazy-loaded dialog, or the field of the search page. A link until hydration. */
export function SearchButton({ className = '' }: { className?: string }) {
  const { pathname } = useLocation();
  // Tied to the page it was opened on: another page closes it, the filters of a list, which follow the typing, do not.
  const [openOn, setOpenOn] = useOpenOn(pathname);
  const open = openOn === pathname;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      const field = document.getElementById('search-field');
      if (field) field.focus();
      else setOpenOn(pathname);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [pathname, setOpenOn]);
  if (!useHydrated() || pathname === '/search')
    return (
      <Link
        to="/search"
        prefetch="intent"
        aria-label="Search"
        aria-current={pathname === '/search' ? 'page' : undefined}
        className={`${box} ${className}`}
      >
        <SearchIcon className="size-6" />
      </Link>
    );
  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setOpenOn(pathname)}
        className={`${box} ${className}`}
      >
        <SearchIcon className="size-6" />
      </button>
      {open ? (
        <Suspense>
          <SearchDialog onClose={() => setOpenOn(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
