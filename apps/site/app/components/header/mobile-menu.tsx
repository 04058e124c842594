import type { Menus } from '@riverfront/contract';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { MenuIcon } from '../../ui/icons.tsx';
import { useMediaQuery, useOpenOn } from '../../ui/use-browser-state.ts';
import { MobileLinks } from './mobile-links.tsx';

const loadOverlay = () => import('./mobile-overlay.tsx');
const MobileOverlay = lazy(loadOverlay);

/** The menu at 768 px and less: a button that opens an overlay; without scripts, the plain list. */
export function MobileMenu({ menus }: { menus: Menus }) {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useOpenOn(key);
  // Tied to the history entry it was opened on, so that every route change closes it.
  const wide = useMediaQuery('(min-width: 48.0625rem)');
  const open = openOn === key && !wide;
  // Preloaded after hydration, before anybody opens the menu.
  useEffect(() => {
    if (!wide) void loadOverlay();
  }, [wide]);
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label="Open menu"
        onClick={() => setOpenOn(key)}
        className="-mr-3 grid size-12 place-items-center text-text without-script:hidden"
      >
        <MenuIcon className="size-6" />
      </button>
      {/* React leaves what is in it alone in a browser, which so needs no code for it. */}
      <noscript>{import.meta.env.SSR ? <PlainMenu menus={menus} /> : null}</noscript>
      {open ? (
        <Suspense>
          <MobileOverlay menus={menus} onClose={() => setOpenOn(null)} />
        </Suspense>
      ) : null}
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
