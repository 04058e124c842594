import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isModalOver, isPopup } from './popup.ts';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls to the top and focuses the main part on every route change, also on Back (specification, section 2); not
 * on a reload, nor when a popup opens or closes. Opens what can be unfolded before the page is printed.
 */
export function useFreshPage(): void {
  const { pathname, state } = useLocation();
  const shown = useRef({ pathname, popup: false });
  useBeforePaint(() => {
    const before = shown.current;
    if (before.pathname === pathname) return;
    const layered = isModalOver(before.pathname, pathname) || isModalOver(pathname, before.pathname);
    const popup = layered && isPopup(state);
    shown.current = { pathname, popup };
    if (popup || (layered && before.popup)) return;
    // They are about the document. Whoever reads them fetches one.
    for (const tag of document.querySelectorAll('meta[property]')) tag.remove();
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, state]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    addEventListener('beforeprint', openDetails);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('beforeprint', openDetails);
    };
  }, []);
}

/** For browsers without `::details-content` (print.css): Safari before 18.4, Chrome before 131. */
function openDetails() {
  for (const details of document.querySelectorAll('details')) details.open = true;
}
