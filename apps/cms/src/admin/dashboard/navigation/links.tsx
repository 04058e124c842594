'use client';
import { useNav } from '@payloadcms/ui';
import type { NavigationGroup } from '@riverfront/backend/dashboard/navigation';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { subscribeToChanges } from '../../requests/staff-api.ts';
import { usePolling, useStaffData } from '../../requests/use-staff-data.ts';

interface LinksProps {
  groups: NavigationGroup[];
  /** Whether the long groups begin folded, unless they hold the current screen. */
  isFoldable: boolean;
}

/** Interval in ms at which the counts are read; also on focus, and after each change and navigation. */
const interval = 60_000;

/** Entries from which a group can begin folded. */
const long = 6;

/** The groups of the navigation with their counts, the current screen marked. */
export function NavigationLinks({ groups, isFoldable }: LinksProps) {
  const pathname = usePathname();
  const { data, reload } = useStaffData<{ groups: NavigationGroup[] }>('/api/navigation', pathname);
  usePolling(reload, interval);
  useEffect(() => subscribeToChanges(reload), [reload]);
  // Payload's lists add their query to the address before Next watches the history, and erase Next's state of that entry
  // with it (`@payloadcms/ui` 3.90, `providers/ListQuery`): Next would go on showing the other screen after Back …
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      if (state === null && location.pathname !== pathname) location.reload();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [pathname]);
  // … and after Forward while a list loads, to whose entry the list has added its own query then.
  useEffect(() => {
    const timer = setTimeout(() => {
      const { activation, currentEntry } = globalThis.navigation ?? {};
      const isLeft = activation?.entry && activation.entry.key !== currentEntry?.key;
      if (isLeft && history.state === null) location.replace(location.pathname);
    });
    return () => clearTimeout(timer);
  }, []);
  const isCurrent = (path: string) =>
    path === '/' ? pathname === '/admin' : `${pathname}/`.startsWith(`/admin${path}/`);
  return (
    <nav className="sidebar__groups" aria-label="Main">
      {(data?.groups ?? groups).map(({ heading, links }) => (
        <details
          key={heading}
          open={!isFoldable || links.length < long || links.some(({ path }) => isCurrent(path))}
        >
          <summary>{heading}</summary>
          <ul className="staff-list">
            {links.map(({ label, path, count }) => (
              <li key={path}>
                <Link
                  href={path === '/' ? '/admin' : `/admin${path}`}
                  prefetch={false}
                  aria-current={isCurrent(path) ? 'page' : undefined}
                >
                  {label}
                  {count > 0 && (
                    <span className="chip">
                      {count < 100 ? count : '99+'}
                      <span className="sr-only"> waiting</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

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
