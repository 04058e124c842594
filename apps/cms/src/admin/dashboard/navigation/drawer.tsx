'use client';
import { useNav } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';

const wide = '(min-width: 1024px)';

/** Holds the navigation; in windows below 1024 px it is closed until Payload’s menu button opens it. */
export function Drawer({ children }: { children: ReactNode }) {
  const { navOpen, setNavOpen } = useNav();
  // The server knows neither the width of the window nor that the menu button was pressed.
  const [isHydrated, setHydrated] = useState(false);
  const isOpen = navOpen && isHydrated;
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes with each navigation
  useEffect(() => {
    if (!matchMedia(wide).matches) setNavOpen(false);
    setHydrated(true);
  }, [path, setNavOpen]);
  useEffect(() => {
    if (!navOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !matchMedia(wide).matches) setNavOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [navOpen, setNavOpen]);
  return (
    <>
      <aside className={isOpen ? 'sidebar sidebar--open' : 'sidebar'} aria-label="Staff side">
        <button type="button" className="sidebar__close" onClick={() => setNavOpen(false)}>
          Close
        </button>
        {children}
      </aside>
      {isOpen && <div className="sidebar__veil" aria-hidden="true" onClick={() => setNavOpen(false)} />}
    </>
  );
}
