import type { Menus } from '@riverfront/contract';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { MenuIcon, SearchIcon } from '../../ui/icons.tsx';
import { useMediaQuery, useOpenOn } from '../../ui/use-browser-state.ts';
import { Logo } from '../brand.tsx';
import { useFreshPage } from '../popup.ts';
import { useLoaded } from '../use-loaded.ts';
import { DesktopNav } from './desktop-nav.tsx';
import { MobileLinks } from './mobile-links.tsx';

/** The top of every page: logo, the menu as bar (769 px and more) or as overlay, and the search. */
export default function Header({ menus }: { menus?: Menus }) {
  useFreshPage();
  return (
    <header className="sticky top-0 z-40 h-(--header-height) border-b border-line bg-page">
      <div className="frame flex h-full items-center justify-between gap-4 md:gap-2">
        <Link to="/" prefetch="intent" className="min-w-0 text-text md:shrink-0">
          <Logo />
          <span className="sr-only"> home page</span>
        </Link>
        <div className="flex h-full min-w-0 items-center max-md:shrink-0 lg:gap-2">
          {menus ? <DesktopNav menus={menus} /> : null}
          <SearchLink />
          {menus ? <MobileMenu menus={menus} /> : null}
        </div>
      </div>
    </header>
  );
}

/** Leads to the search page. */
function SearchLink() {
  const { pathname } = useLocation();
  return (
    <Link
      to="/search"
      prefetch="intent"
      aria-label="Search"
      aria-current={pathname === '/search' ? 'page' : undefined}
      className="grid size-12 shrink-0 place-items-center text-text hover:text-main md:-mr-3 md:max-lg:w-10"
    >
      <SearchIcon className="size-6" />
    </Link>
  );
}

const loadOverlay = () => import('./mobile-overlay.tsx');

/** The menu at 768 px and less: a button that opens an overlay; without scripts, the plain list. */
function MobileMenu({ menus }: { menus: Menus }) {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useOpenOn(key);
  // Tied to the history entry it was opened on, so that every route change closes it.
  const wide = useMediaQuery('(min-width: 48.0625rem)');
  const open = openOn === key && !wide;
  // Loaded from the press on; where the connection is lost, it opens once it is back.
  const [isWanted, setWanted] = useState(false);
  const { value: overlay } = useLoaded(isWanted ? 'menu' : undefined, loadOverlay);
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label="Open menu"
        onPointerDown={() => setWanted(true)}
        onClick={() => {
          setWanted(true);
          setOpenOn(key);
        }}
        className="-mr-3 grid size-12 place-items-center text-text without-script:hidden"
      >
        <MenuIcon className="size-6" />
      </button>
      {/* React leaves what is in it alone in a browser, which so needs no code for it. */}
      <noscript>{import.meta.env.SSR ? <PlainMenu menus={menus} /> : null}</noscript>
      {open && overlay ? <overlay.default menus={menus} onClose={() => setOpenOn(null)} /> : null}
    </div>
  );
}

function PlainMenu({ menus }: { menus: Menus }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center font-semibold">Menu</summary>
      <nav aria-label="Main" className="absolute inset-x-0 top-full border-b border-line bg-page px-6 py-4">
        <MobileLinks menus={menus} />
      </nav>
    </details>
  );
}
